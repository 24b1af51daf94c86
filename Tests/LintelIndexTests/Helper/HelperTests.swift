import Foundation
import Testing

@testable import LintelIndex

/// The process that reads, and what becomes of those that go wrong.
struct HelperTests {
  private final class Program {
    let path = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString).path

    /// Answers every item with a unit of its name, or does what the name says.
    static let obedient = #"""
      item=0
      while IFS= read -r -d '' name; do
        printf B; number $item
        case "$name" in
          crash) kill -SEGV $$ ;;
          leave) exit 7 ;;
          fail) printf X; text 'it is garbage' ;;
          *) printf U; text "$name"; text "/$name.swift"
             text Module; text "/out/Target.build/$name.o"
             number 1; number 0; number 2; number 0; number 0; number 0 ;;
        esac
        item=$((item + 1))
      done
      printf Z
      """#

    /// - Parameter answer: the part of a script that comes after what every answer begins with.
    init(_ answer: String = obedient) throws {
      let script = #"""
        #!/bin/bash
        number() { printf '%b' "\\x$(printf %02x $1)\\0\\0\\0"; }
        text() { number ${#1}; printf '%s' "$1"; }
        printf 'lintel-index 2\n'
        printf F; number 5

        """# + answer
      // A program that is being written cannot be started, and a process that starts at this
      // moment, for another test, would have the file open as well: so another process writes it.
      let source = path + ".text"
      try Data(script.utf8).write(to: URL(filePath: source))
      defer { try? FileManager.default.removeItem(atPath: source) }
      let copy = try Process.run(URL(filePath: "/bin/cp"), arguments: [source, path])
      copy.waitUntilExit()
      try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path)
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }
  }

  @Test(arguments: [
    ["a", "b"], ["crash"], ["a", "crash", "b"], ["crash", "leave", "fail", "a"],
    ["a", "fail", "crash"], [],
  ])
  func readingGoesOnPastWhatEndsIt(items: [String]) throws {
    let program = try Program()
    let client = StoreClient(program: program.path, library: "library", store: "store")
    let (units, losses) = try client.units(items)
    let bad = ["crash", "leave", "fail"]
    #expect(units.map(\.name) == items.filter { !bad.contains($0) })
    #expect(
      losses
        == items.filter(bad.contains).map { item in
          switch item {
          case "crash": .init(name: item, reason: "reading it crashed with signal 11")
          case "leave":
            .init(name: item, reason: "the program that reads it ended with status 7")
          default: .init(name: item, reason: "it is garbage")
          }
        })
    for unit in units {
      #expect(unit.mainFile == "/\(unit.name).swift")
      #expect(unit.moduleName == "Module" && unit.target == "Target")
      #expect(unit.modified == FileTime(seconds: 1, nanoseconds: 2))
    }
  }

  @Test func programThatCannotBeStartedIsSaid() {
    let client = StoreClient(program: "/no/such/program", library: "l", store: "s")
    #expect(
      throws: StoreError("'/no/such/program' cannot be started: No such file or directory")
    ) { try client.unitNames() }
  }

  @Test func programOfAnotherKindIsSaid() {
    let client = StoreClient(program: "/bin/echo", library: "l", store: "s")
    #expect(throws: StoreError("the program that reads it, '/bin/echo', uses another protocol")) {
      try client.unitNames()
    }
  }

  @Test(arguments: [
    "printf B; number 2", "printf B; number 1", "printf B; number 0; printf B; number 0",
    "printf S; text u; text n; number 0; number 0",
    "printf O; number 0; number 1; number 1; number 0; number 0; number 0",
    "printf Z", "printf B; number 0; printf Z",
  ])
  func answerToAnotherQuestionIsSaid(answer: String) throws {
    let program = try Program(answer)
    let client = StoreClient(program: program.path, library: "library", store: "store")
    let expected = StoreError(
      "the program that reads it, '\(program.path)', uses another protocol")
    #expect(throws: expected) { try client.records(["a", "b"]) }
  }

  @Test func namesHaveNoItems() throws {
    let program = try Program("printf B; number 0")
    let client = StoreClient(program: program.path, library: "library", store: "store")
    #expect(throws: StoreError.self) { try client.unitNames() }
  }

  @Test func libraryOfAnotherKindIsSaid() throws {
    let client = StoreClient(program: IndexedProject.program, library: "/bin/echo", store: "s")
    let failure = #expect(throws: StoreError.self) { try client.unitNames() }
    #expect(failure?.reason.contains("/bin/echo") == true)
  }
}
