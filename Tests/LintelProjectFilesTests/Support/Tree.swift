import Foundation

@testable import LintelProjectFiles

/// All that a property list says, whoever read it.
indirect enum Tree: Equatable {
  case text(String)
  case data
  case array([Tree])
  case dictionary([String: Tree])

  init(_ node: PropertyList.Node) {
    if node.isDictionary {
      let entries = node.entries.map { ($0.key, Tree($0.value)) }
      self = .dictionary(Dictionary(entries, uniquingKeysWith: { $1 }))
    } else if node.isArray {
      self = .array(node.elements.map(Tree.init))
    } else {
      self = node.text.map(Tree.text) ?? .data
    }
  }

  /// - Parameter value: of Foundation; `nil` if there is nothing like it in a property list.
  init?(_ value: Any) {
    switch value {
    case let text as String: self = .text(text)
    case is Data: self = .data
    case let date as Date: self = .text(date.ISO8601Format())
    case let number as NSNumber: self = .text(number.stringValue)
    case let values as [Any]:
      let elements = values.compactMap(Tree.init)
      guard elements.count == values.count else { return nil }
      self = .array(elements)
    case let entries as [String: Any]:
      let values = entries.compactMapValues(Tree.init)
      guard values.count == entries.count else { return nil }
      self = .dictionary(values)
    default: return nil
    }
  }

  /// What Lintel reads.
  init(reading bytes: [UInt8]) throws(ProjectFileError) { self.init(try PropertyList(bytes).root) }

  /// What Foundation reads; `nil` if it refuses.
  init?(foundationReading bytes: [UInt8]) {
    let value = try? PropertyListSerialization.propertyList(
      from: Data(bytes), options: [], format: nil)
    guard let value else { return nil }
    self.init(value)
  }
}
