import Foundation
import Testing

/// The Swift code that `InTests.md` and the documentation catalogue of the library show is code of
/// another package, which imports nothing of Lintel but the library.
@Suite struct DocumentedSwiftTests {
  #if os(Linux)  // Elsewhere the compiler has to be told where the libraries for tests are.
    @Test func compilesWithTheLibraryAlone() throws {
      let blocks = try [
        "Documentation/InTests.md", "Sources/Lintel/Lintel.docc/Lintel.md",
        "Sources/Lintel/Lintel.docc/TestingAnArchitecture.md",
        "Sources/Lintel/Lintel.docc/AskingTheGraph.md",
      ].flatMap { path in
        let file = MarkdownPage.repository.appending(path: path)
        let page = MarkdownPage(path: path, text: try String(contentsOf: file, encoding: .utf8))
        return page.blocks.filter { $0.language == "swift" }
      }
      #expect(blocks.count == 11)
      let files = blocks.enumerated().map { number, block in
        ("Block\(number).swift", Self.file(of: block.lines.joined(separator: "\n"), number))
      }
      let project = try TemporaryProject(Dictionary(uniqueKeysWithValues: files))
      let folder = URL(filePath: ProgramRun.program).deletingLastPathComponent().path
      let moduleMap = MarkdownPage.repository.appending(path: "Sources/CLibYAML/module.modulemap")
      let run = try ProgramRun(
        """
        swiftc -typecheck -swift-version 6 -enable-upcoming-feature MemberImportVisibility \
        -warnings-as-errors -parse-as-library -module-name Sample -package-name sample \
        -I '\(folder)/Modules' -Xcc '-fmodule-map-file=\(moduleMap.path)' Block*.swift \
        >out.txt 2>&1
        """, in: project.path)
      #expect(run.exitCode() == 0, "\(project.text(of: "out.txt") ?? "")")
    }
  #endif

  /// A block as a file; one without imports as the body of a function.
  private static func file(of code: String, _ number: Int) -> String {
    if code.contains("import Lintel") { return code + "\n" }
    // What an earlier block of a page has made.
    let isAboutGraph = code.contains("graph.") && !code.contains("let graph")
    return """
      import Lintel
      import Testing

      func block\(number)() throws {
      \(isAboutGraph ? "let graph = try Architecture([]).graph()" : "")
      \(code)
      }

      """
  }
}
