import LintelScanner
import Testing

@testable import LintelCommand

@Suite struct FactLinesTests {
  /// The text is read again once the facts are known.
  @Test func aFileMayHaveBecomeShorterSinceItWasScanned() {
    var scanner = Scanner()
    let facts = scanner.scan(SourceBuffer(Array("func f(a: Int) -> Int where T: P { 1 }".utf8)))
    let lines = FactLines(path: "a.swift", facts, scanner.names, Array("func".utf8)).all
    #expect(lines.contains { $0.contains(#""name":"a","type":"","#) })
  }
}
