import LintelScanner

/// One input with what a fresh scanner says of it.
struct ScannerInput {
  let bytes: [UInt8]
  let facts: FileFacts
  let names: NameTable

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    var scanner = Scanner()
    facts = scanner.scan(SourceBuffer(bytes))
    names = scanner.names
  }
}
