import LintelPlatform

/// A pointer to an object of libxml2.
typealias XMLHandle = UnsafeMutableRawPointer

/// The functions of libxml2 that reading and writing require, as its headers declare them.
///
/// The library depends on 35 MB of other libraries, so it is loaded only when a report in XML is
/// read or written. None of the functions exposes the memory layout of objects, which differs
/// between versions.
///
/// `@unchecked`, because the compiler cannot know that these C functions have no state of their
/// own.
struct XMLFunctions: @unchecked Sendable {
  typealias Text = UnsafePointer<CChar>
  typealias Create = @convention(c) () -> XMLHandle?
  typealias Dispose = @convention(c) (XMLHandle) -> Void
  typealias Number = @convention(c) (XMLHandle) -> Int32
  typealias TextOf = @convention(c) (XMLHandle) -> Text?
  typealias Write = @convention(c) (XMLHandle, Text) -> Int32
  typealias NoteError = @convention(c) (XMLHandle?, Text?, Int32, XMLHandle?) -> Void

  // From `tree.h`.
  let createBuffer: Create
  let freeBuffer: Dispose
  let bufferBytes: @convention(c) (XMLHandle) -> UnsafePointer<UInt8>?
  let bufferCount: Number
  let line: @convention(c) (XMLHandle) -> Int

  // From `xmlwriter.h`.
  let createWriter: @convention(c) (XMLHandle, Int32) -> XMLHandle?
  let freeWriter: Dispose
  let setIndent: @convention(c) (XMLHandle, Int32) -> Int32
  let setIndentText: Write
  let startDocument: @convention(c) (XMLHandle, Text?, Text?, Text?) -> Int32
  let endDocument: Number
  let startElement: Write
  let endElement: Number
  let writeAttribute: @convention(c) (XMLHandle, Text, Text) -> Int32
  let writeText: Write
  let flush: Number

  // From `xmlreader.h`.
  let createReader: @convention(c) (Text?, Int32, Text?, Text?, Int32) -> XMLHandle?
  let freeReader: Dispose
  let noteErrors: @convention(c) (XMLHandle, NoteError, XMLHandle) -> Void
  let parserLine: Number
  let read: Number
  let nodeKind: Number
  let node: @convention(c) (XMLHandle) -> XMLHandle?
  let nodeName: TextOf
  let nodeNamespace: TextOf
  let nodeText: TextOf
  let isEmptyElement: Number
  let nextAttribute: Number

  /// - Throws: if the library lacks a function; the error names it.
  private init(_ library: LoadedLibrary) throws(LibraryError) {
    createBuffer = try library.function("xmlBufferCreate")
    freeBuffer = try library.function("xmlBufferFree")
    bufferBytes = try library.function("xmlBufferContent")
    bufferCount = try library.function("xmlBufferLength")
    line = try library.function("xmlGetLineNo")
    createWriter = try library.function("xmlNewTextWriterMemory")
    freeWriter = try library.function("xmlFreeTextWriter")
    setIndent = try library.function("xmlTextWriterSetIndent")
    setIndentText = try library.function("xmlTextWriterSetIndentString")
    startDocument = try library.function("xmlTextWriterStartDocument")
    endDocument = try library.function("xmlTextWriterEndDocument")
    startElement = try library.function("xmlTextWriterStartElement")
    endElement = try library.function("xmlTextWriterEndElement")
    writeAttribute = try library.function("xmlTextWriterWriteAttribute")
    writeText = try library.function("xmlTextWriterWriteString")
    flush = try library.function("xmlTextWriterFlush")
    createReader = try library.function("xmlReaderForMemory")
    freeReader = try library.function("xmlFreeTextReader")
    noteErrors = try library.function("xmlTextReaderSetErrorHandler")
    parserLine = try library.function("xmlTextReaderGetParserLineNumber")
    read = try library.function("xmlTextReaderRead")
    nodeKind = try library.function("xmlTextReaderNodeType")
    node = try library.function("xmlTextReaderCurrentNode")
    nodeName = try library.function("xmlTextReaderConstLocalName")
    nodeNamespace = try library.function("xmlTextReaderConstNamespaceUri")
    nodeText = try library.function("xmlTextReaderConstValue")
    isEmptyElement = try library.function("xmlTextReaderIsEmptyElement")
    nextAttribute = try library.function("xmlTextReaderMoveToNextAttribute")
    // Sets up the tables that threads share; must be called before any other function.
    let start: @convention(c) () -> Void = try library.function("xmlInitParser")
    start()
  }
}

extension XMLFunctions {
  /// The name of the library in Debian and Homebrew.
  static let libraryName = "libxml2"

  /// Returns the functions; the library is looked for only once.
  @discardableResult
  static func loaded() throws(LibraryError) -> XMLFunctions { try attempt.get() }

  private static let attempt = Result { () throws(LibraryError) in
    do throws(LibraryError) {
      return try XMLFunctions(LoadedLibrary(anyOf: names))
    } catch {
      throw LibraryError(
        "cannot be loaded, but reports in XML require it: \(error.reason); "
          + "install '\(libraryName)' with apt-get or brew")
    }
  }

  #if os(macOS)
    /// A path, because a name alone would be looked for in the working folder as well, whose files
    /// may come from others.
    private static let names = ["/usr/lib/libxml2.2.dylib"]
  #else
    /// The number is the version of the binary interface, which changed in libxml2 2.14.
    private static let names = ["libxml2.so.2", "libxml2.so.16", "libxml2.so"]
  #endif
}
