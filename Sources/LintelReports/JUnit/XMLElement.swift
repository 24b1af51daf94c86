/// An element of an XML document, with its contents.
struct XMLElement {
  let name: String
  /// The line of the start tag, from 1; 0 if it is not known.
  let line: Int
  private let attributes: [String: String]
  private var contents: [Content] = []

  private enum Content {
    case text(String)
    case element(XMLElement)
  }

  /// - Parameter attributes: the attributes without a namespace, by name.
  init(name: String, line: Int, attributes: [String: String]) {
    self.name = name
    self.line = line
    self.attributes = attributes
  }

  mutating func append(_ text: String) { contents.append(.text(text)) }

  mutating func append(_ element: XMLElement) { contents.append(.element(element)) }

  subscript(attribute: String) -> String? { attributes[attribute] }

  /// The text of the element and of all elements within it.
  var text: String {
    contents.reduce(into: "") { text, content in
      switch content {
      case .text(let part): text += part
      case .element(let element): text += element.text
      }
    }
  }

  /// The elements directly within this one.
  var children: [XMLElement] {
    contents.compactMap { content in
      guard case .element(let element) = content else { return nil }
      return element
    }
  }

  func first(_ name: String) -> XMLElement? { children.first { $0.name == name } }
}
