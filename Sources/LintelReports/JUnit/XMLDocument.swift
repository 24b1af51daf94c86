// `xmlFree` is a C variable that holds a function, which Swift cannot know to be constant.
@preconcurrency internal import CLibXML2

/// A parsed XML document, which its elements keep alive.
final class XMLDocument {
  fileprivate let document: xmlDocPtr
  private let root: xmlNodePtr

  var element: XMLElement { XMLElement(document: self, node: root) }

  /// Throws for bytes that are no well-formed document, and for one with a document type
  /// declaration.
  init(parsing bytes: [UInt8]) throws(JUnitReadError) {
    LibXML2.start()
    guard !bytes.isEmpty else { throw JUnitReadError(line: 0, message: "the file is empty") }
    guard let size = Int32(exactly: bytes.count), let context = xmlNewParserCtxt() else {
      throw JUnitReadError(line: 0, message: "the file is too large")
    }
    defer { xmlFreeParserCtxt(context) }
    let error = FirstError()
    context.pointee._private = Unmanaged.passUnretained(error).toOpaque()
    context.pointee.sax.pointee.serror = { FirstError.note(context: $0, message: $1?.pointee) }
    let parsed = withExtendedLifetime(error) {
      bytes.withUnsafeBytes { bytes in
        xmlCtxtReadMemory(
          context, bytes.assumingMemoryBound(to: CChar.self).baseAddress, size, nil, nil,
          Int32(XML_PARSE_NONET.rawValue))
      }
    }
    guard let parsed, let root = xmlDocGetRootElement(parsed) else {
      throw error.error ?? JUnitReadError(line: 0, message: "the file is not XML")
    }
    guard xmlGetIntSubset(parsed) == nil else {
      xmlFreeDoc(parsed)
      throw JUnitReadError(line: 1, message: "a document type declaration is not accepted")
    }
    document = parsed
    self.root = root
  }

  deinit { xmlFreeDoc(document) }
}

/// The first thing that the parser complains about; what follows is often only its consequence.
private final class FirstError {
  var error: JUnitReadError?

  /// Takes what libxml2 calls an error handler with: the parser's context, and the error.
  static func note(context: UnsafeMutableRawPointer?, message: xmlError?) {
    guard let message, message.level.rawValue >= XML_ERR_ERROR.rawValue,
      let parser = context?.assumingMemoryBound(to: xmlParserCtxt.self),
      let error = parser.pointee._private
    else { return }
    let text = message.message.map { String(cString: $0) } ?? ""
    let line = text.split(whereSeparator: \.isNewline).first ?? "unknown error"
    let first = Unmanaged<FirstError>.fromOpaque(error).takeUnretainedValue()
    first.error =
      first.error
      ?? JUnitReadError(line: Int(message.line), message: "not well-formed XML: \(line)")
  }
}

/// One element of an ``XMLDocument``.
struct XMLElement {
  fileprivate let document: XMLDocument
  fileprivate let node: xmlNodePtr

  var name: String { node.pointee.name.map { String(cString: $0) } ?? "" }

  /// From 1.
  var line: Int { Int(xmlGetLineNo(node)) }

  /// The text of the element and all that it holds.
  var text: String { Self.take(xmlNodeGetContent(node)) ?? "" }

  /// The elements directly within this one.
  var children: [XMLElement] {
    sequence(first: node.pointee.children) { $0?.pointee.next }
      .prefix { $0 != nil }
      .compactMap { $0 }
      .filter { $0.pointee.type == XML_ELEMENT_NODE }
      .map { XMLElement(document: document, node: $0) }
  }

  func first(_ name: String) -> XMLElement? { children.first { $0.name == name } }

  subscript(attribute: String) -> String? { Self.take(xmlGetNoNsProp(node, attribute)) }

  /// Takes over a text that libxml2 allocated.
  private static func take(_ text: UnsafeMutablePointer<xmlChar>?) -> String? {
    guard let text else { return nil }
    defer { xmlFree(text) }
    return String(cString: text)
  }
}
