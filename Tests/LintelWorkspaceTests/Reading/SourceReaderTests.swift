import LintelScanner
import Testing

@testable import LintelWorkspace

@Suite struct SourceReaderTests {
  private let folder = TemporaryFolder()

  @Test func theResultIsTheSameForAnyNumberOfThreads() throws {
    let names = (0..<100).map { "f\($0).swift" }
    for (number, name) in names.enumerated() {
      folder.write(
        name,
        "import M\(number % 7)\nclass T\(number): Base\(number % 5) { let x: T\(99 - number) }")
    }
    let one = try SourceReader.scan(files: names, root: folder.path, jobs: 1)
    #expect(one.files.count == 100)
    #expect(one.files.allSatisfy { $0.declarations.count == 2 && $0.imports.count == 1 })
    #expect(one.names.text(of: one.files[42].declarations[0].name) == "T42")
    for jobs in [0, 2, 7, 1_000] {
      let other = try SourceReader.scan(files: names, root: folder.path, jobs: jobs)
      #expect(other.names.bytes == one.names.bytes)
      #expect(other.names.starts == one.names.starts)
      #expect("\(other.files)" == "\(one.files)")
    }
  }

  @Test func filesKeepTheirOrder() throws {
    folder.write("a.swift", "class A {}")
    folder.write("b.swift", "struct B {}\nstruct C {}")
    let facts = try SourceReader.scan(files: ["b.swift", "a.swift"], root: folder.path)
    #expect(facts.files.map(\.declarations.count) == [2, 1])
  }

  @Test func noFilesGiveNoFacts() throws {
    #expect(try SourceReader.scan(files: [], root: folder.path).files.isEmpty)
  }

  @Test func largeFilesAreReadToTheirEnd() throws {
    let line = "// a comment to make the file larger than any buffer at the start\n"
    for count in [65_536 / line.utf8.count, 20_000] {
      folder.write("large.swift", String(repeating: line, count: count) + "class Last {}")
      let facts = try SourceReader.scan(files: ["large.swift"], root: folder.path)
      #expect(facts.files[0].declarations.count == 1)
      #expect(facts.names.text(of: facts.files[0].declarations[0].name) == "Last")
    }
  }

  @Test func everyFileThatCannotBeReadIsReported() {
    folder.write("good.swift", "class A {}")
    folder.write("e.swift", bytes: Array("let a = 1\nlet é = \"".utf8) + [0xE9] + Array("\"".utf8))
    folder.write("b.swift", bytes: [0xFF])
    folder.makeFolder("d.swift")
    let error = #expect(throws: WorkspaceErrors.self) {
      try SourceReader.scan(
        files: ["e.swift", "missing.swift", "good.swift", "d.swift", "b.swift"], root: folder.path)
    }
    #expect(
      error?.description == """
        b.swift:1:1: is not valid UTF-8; save the file as UTF-8, or leave it out under \
        'sources: exclude'
        cannot read 'd.swift': it is a folder
        e.swift:2:11: is not valid UTF-8; save the file as UTF-8, or leave it out under \
        'sources: exclude'
        cannot read 'missing.swift': there is no such file
        """)
    #expect(
      error?.errors[2]
        == WorkspaceError(
          path: "e.swift", line: 2, column: 11,
          message: "is not valid UTF-8; save the file as UTF-8, or leave it out under "
            + "'sources: exclude'"))
  }

  @Test func aMissingRootIsAnError() {
    let error = #expect(throws: WorkspaceErrors.self) {
      try SourceReader.scan(files: ["a.swift"], root: folder.path + "/none")
    }
    #expect(error?.errors.map(\.path) == [folder.path + "/none"])
  }
}
