/// A writer of one XML document, which libxml2 writes into memory.
///
/// The names of elements and attributes must be ASCII words. Text may contain any characters: those
/// that XML 1.0 forbids even as character references are replaced by U+FFFD.
struct XMLTextWriter: ~Copyable {
  private let xml: XMLFunctions
  private let buffer: XMLHandle
  private let writer: XMLHandle

  /// - Precondition: libxml2 can be loaded.
  init() {
    guard let xml = try? XMLFunctions.loaded() else { preconditionFailure("libxml2 is missing") }
    guard let buffer = xml.createBuffer(), let writer = xml.createWriter(buffer, 0) else {
      preconditionFailure("out of memory")
    }
    self.xml = xml
    self.buffer = buffer
    self.writer = writer
    check(xml.setIndent(writer, 1))
    check(xml.setIndentText(writer, "  "))
    check(xml.startDocument(writer, nil, "UTF-8", nil))
  }

  deinit {
    xml.freeWriter(writer)
    xml.freeBuffer(buffer)
  }

  func start(_ element: String) { check(xml.startElement(writer, element)) }

  func end() { check(xml.endElement(writer)) }

  func attribute(_ name: String, _ value: String) {
    check(xml.writeAttribute(writer, name, value.legalInXML))
  }

  func text(_ text: String) { check(xml.writeText(writer, text.legalInXML)) }

  /// Ends the document and returns its bytes, in UTF-8.
  consuming func finish() -> [UInt8] {
    check(xml.endDocument(writer))
    check(xml.flush(writer))
    guard let bytes = xml.bufferBytes(buffer) else { return [] }
    return Array(UnsafeBufferPointer(start: bytes, count: Int(xml.bufferCount(buffer))))
  }

  /// Stops the program if a function has failed. Writing to memory fails only if there is no memory
  /// left, and then Swift code stops everywhere else too.
  private borrowing func check(_ status: Int32) { precondition(status >= 0, "out of memory") }
}

extension String {
  /// The text with U+FFFD for every scalar that no XML 1.0 document may contain.
  fileprivate var legalInXML: String {
    guard unicodeScalars.contains(where: { !$0.isLegalInXML }) else { return self }
    var result = UnicodeScalarView()
    result.append(contentsOf: unicodeScalars.lazy.map { $0.isLegalInXML ? $0 : "\u{FFFD}" })
    return String(result)
  }
}

extension Unicode.Scalar {
  fileprivate var isLegalInXML: Bool {
    switch value {
    case 0x9, 0xA, 0xD: true
    case ..<0x20, 0xFFFE, 0xFFFF: false
    default: true
    }
  }
}
