import LintelScanner

/// An input with the facts of a fresh scanner.
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
