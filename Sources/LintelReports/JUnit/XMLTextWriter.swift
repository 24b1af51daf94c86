internal import CLibXML2

/// An XML document in the making, written by libxml2 into memory.
///
/// Elements and attributes are named by ASCII words. Texts may hold anything: what XML 1.0 forbids
/// even as a character reference is replaced by U+FFFD.
struct XMLTextWriter: ~Copyable {
  private let buffer: xmlBufferPtr
  private let writer: xmlTextWriterPtr

  init() {
    LibXML2.start()
    guard let buffer = xmlBufferCreate(), let writer = xmlNewTextWriterMemory(buffer, 0) else {
      preconditionFailure("out of memory")
    }
    self.buffer = buffer
    self.writer = writer
    check(xmlTextWriterSetIndent(writer, 1))
    check(xmlTextWriterSetIndentString(writer, "  "))
    check(xmlTextWriterStartDocument(writer, nil, "UTF-8", nil))
  }

  deinit {
    xmlFreeTextWriter(writer)
    xmlBufferFree(buffer)
  }

  func start(_ element: String) { check(xmlTextWriterStartElement(writer, element)) }

  func end() { check(xmlTextWriterEndElement(writer)) }

  func attribute(_ name: String, _ value: String) {
    check(xmlTextWriterWriteAttribute(writer, name, value.legalInXML))
  }

  func text(_ text: String) { check(xmlTextWriterWriteString(writer, text.legalInXML)) }

  /// Ends the document and gives its bytes, in UTF-8.
  consuming func finish() -> [UInt8] {
    check(xmlTextWriterEndDocument(writer))
    check(xmlTextWriterFlush(writer))
    guard let bytes = xmlBufferContent(buffer) else { return [] }
    return Array(UnsafeBufferPointer(start: bytes, count: Int(xmlBufferLength(buffer))))
  }

  /// A writer to memory fails for want of memory only, which stops Swift code everywhere else too.
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

enum LibXML2 {
  /// Sets up the tables that libxml2 shares between threads; must come before anything else.
  static func start() { _ = isStarted }

  private static let isStarted: Void = xmlInitParser()
}
