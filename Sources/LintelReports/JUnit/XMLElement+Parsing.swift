import LintelPlatform

extension XMLElement {
  /// Creates the outermost element of a document.
  ///
  /// - Throws: if the bytes are not a well-formed document, the document has a document type
  ///   declaration, or libxml2 cannot be loaded.
  init(parsing bytes: [UInt8]) throws(JUnitReadError) {
    guard !bytes.isEmpty else { throw JUnitReadError(line: 0, message: "the file is empty") }
    let xml: XMLFunctions
    do throws(LibraryError) {
      xml = try XMLFunctions.loaded()
    } catch {
      throw JUnitReadError(line: 0, message: "\(XMLFunctions.libraryName) \(error.reason)")
    }
    let root = bytes.withUnsafeBytes { bytes in
      Result { () throws(JUnitReadError) in try XMLTextReader(bytes, xml).root() }
    }
    self = try root.get()
  }
}

/// A document that libxml2 reads node by node.
private struct XMLTextReader: ~Copyable {
  private let xml: XMLFunctions
  private let reader: XMLHandle

  /// - Parameter bytes: must outlive the reader.
  init(_ bytes: UnsafeRawBufferPointer, _ xml: XMLFunctions) throws(JUnitReadError) {
    let start = bytes.assumingMemoryBound(to: CChar.self).baseAddress
    guard let size = Int32(exactly: bytes.count),
      let reader = xml.createReader(start, size, nil, nil, Self.withoutNetwork)
    else { throw JUnitReadError(line: 0, message: "the file is too large") }
    self.xml = xml
    self.reader = reader
  }

  deinit { xml.freeReader(reader) }

  /// `XML_PARSE_NONET`.
  private static let withoutNetwork: Int32 = 1 << 11

  /// The values in `xmlReaderTypes` of the kinds of nodes that are read.
  private enum Kind {
    static let element: Int32 = 1
    static let text: ClosedRange<Int32> = 3...4
    static let documentType: Int32 = 10
    static let space: ClosedRange<Int32> = 13...14
    static let endOfElement: Int32 = 15
  }

  /// Reads the document to its end and returns its outermost element.
  consuming func root() throws(JUnitReadError) -> XMLElement {
    let errors = FirstError(of: reader, xml)
    xml.noteErrors(reader, FirstError.note, Unmanaged.passUnretained(errors).toOpaque())
    var root: XMLElement?
    var open: [XMLElement] = []
    func close(_ element: XMLElement) {
      if open.isEmpty { root = element } else { open[open.count - 1].append(element) }
    }
    var status = withExtendedLifetime(errors) { xml.read(reader) }
    while status == 1 {
      switch xml.nodeKind(reader) {
      case Kind.documentType:
        throw JUnitReadError(line: 1, message: "a document type declaration is not accepted")
      case Kind.element:
        let isEmpty = xml.isEmptyElement(reader) == 1
        let element = element()
        if isEmpty { close(element) } else { open.append(element) }
      case Kind.endOfElement: if let element = open.popLast() { close(element) }
      case Kind.text, Kind.space:
        if !open.isEmpty { open[open.count - 1].append(text(xml.nodeText(reader))) }
      default: break
      }
      status = withExtendedLifetime(errors) { xml.read(reader) }
    }
    guard status == 0, let root else {
      throw errors.error ?? JUnitReadError(line: 0, message: "the file is not XML")
    }
    return root
  }

  /// Returns the element at the reader's current position, without its contents.
  private borrowing func element() -> XMLElement {
    let name = text(xml.nodeName(reader))
    let line = xml.node(reader).map { xml.line($0) } ?? 0
    var attributes: [String: String] = [:]
    while xml.nextAttribute(reader) == 1 {
      guard xml.nodeNamespace(reader) == nil else { continue }
      attributes[text(xml.nodeName(reader))] = text(xml.nodeText(reader))
    }
    return XMLElement(name: name, line: line, attributes: attributes)
  }

  private borrowing func text(_ text: XMLFunctions.Text?) -> String {
    text.map { String(cString: $0) } ?? ""
  }
}

/// The first error that the parser reports; later errors are often only its consequences.
private final class FirstError {
  private let xml: XMLFunctions
  private let reader: XMLHandle
  private(set) var error: JUnitReadError?

  init(of reader: XMLHandle, _ xml: XMLFunctions) {
    self.reader = reader
    self.xml = xml
  }

  /// The function that libxml2 calls with this object, a message, its severity and a locator.
  static let note: XMLFunctions.NoteError = { object, message, severity, _ in
    guard let object, severity >= FirstError.isError else { return }
    let first = Unmanaged<FirstError>.fromOpaque(object).takeUnretainedValue()
    let text = message.map { String(cString: $0) } ?? ""
    let words = text.split(whereSeparator: \.isNewline).first.map { String($0).visible }
    let line = Int(first.xml.parserLine(first.reader))
    first.error =
      first.error
      ?? JUnitReadError(line: line, message: "not well-formed XML: \(words ?? "unknown error")")
  }

  /// `XML_PARSER_SEVERITY_ERROR`.
  private static let isError: Int32 = 4
}
