import LintelText
import Testing

@testable import LintelBench

@Suite struct CorpusArgumentTests {
  @Test(arguments: [
    ("/a", "/a", ["/a"]), ("/a=A", "A", ["/a"]), ("/a:/b=A and B", "A and B", ["/a", "/b"]),
    ("/a=b=c", "b=c", ["/a"]), ("/a:=A", "A", ["/a"]),
  ])
  func namesFolders(text: String, name: String, folders: [String]) throws {
    let argument = try CorpusArgument(text)
    #expect(argument.name == name)
    #expect(argument.folders == folders)
  }

  @Test(arguments: ["", "=", "=name", ":", ":=name", "/a="])
  func saysWhatIsMissing(text: String) {
    let error = #expect(throws: ConfigurationErrors.self) { try CorpusArgument(text) }
    #expect(
      error?.errors.map(\.message) == [
        "'\(text)' names no folder, or no row; write '<folder>', '<folder>=<name>' or "
          + "'<folder>:<folder>=<name>'"
      ])
  }
}
