import Lintel
import Testing

/// Components alone are enough to ask for a graph, but a check without rules would always pass.
@Test func aCheckNeedsRules() throws {
  let folder = try ProjectFolder(["UI/Screen.swift": "struct Screen {}\n"])
  let architecture = try Architecture([.component("UI", "UI/**")], file: "Tests.swift")
  #expect(try architecture.graph(of: folder.path).components == ["UI"])
  let error = #expect(throws: Architecture.Errors.self) { try architecture.check(folder.path) }
  #expect(
    error?.description
      == "Tests.swift: error: there are no rules; a check without rules would always pass")
}
