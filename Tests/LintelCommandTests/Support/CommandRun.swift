import Foundation

@testable import LintelCommand

/// A temporary project, removed when the test is done with it.
final class TemporaryProject {
  let path: String

  /// - Parameter files: texts by path.
  init(_ files: [String: String] = [:]) throws {
    let folder = FileManager.default.temporaryDirectory.appending(
      path: "lintel test \(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    path = folder.path
    for (name, text) in files { try write(Data(text.utf8), to: name) }
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  func write(_ data: Data, to name: String) throws {
    let file = URL(filePath: path).appending(path: name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: file)
  }

  /// Lets a file be run.
  ///
  /// Another process copies it: programs that other tests start at this time inherit the file as it
  /// is being written, and what is open for writing cannot be started ("Text file busy").
  func makeProgram(_ name: String) throws {
    let copying = Process()
    copying.executableURL = URL(filePath: "/bin/sh")
    copying.arguments = [
      "-c", "cp \"$0\" \"$0.copy\" && chmod 755 \"$0.copy\" && mv \"$0.copy\" \"$0\"",
      path + "/" + name,
    ]
    try copying.run()
    copying.waitUntilExit()
    if copying.terminationStatus != 0 { throw CocoaError(.fileWriteUnknown) }
  }

  func text(of name: String) -> String? {
    FileManager.default.contents(atPath: path + "/" + name).map {
      String(decoding: $0, as: UTF8.self)
    }
  }

  func names() -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted()
  }
}

/// What one call of `lintel` printed and returned.
struct CommandRun {
  let status: ExitStatus
  let output: String
  let error: String

  init(_ words: String...) { self.init(words) }

  /// - Parameters:
  ///   - input: what standard input has.
  ///   - answers: what somebody types at a terminal, line by line; `nil` for no terminal.
  init(_ words: [String], input: String = "", answers: [String]? = nil) {
    final class Sink { var bytes: [UInt8] = [] }
    let (output, error) = (Sink(), Sink())
    let console = Console(
      output: { output.bytes += $0 }, error: { error.bytes += $0 }, input: { Array(input.utf8) },
      nextLine: answers.map { answers in
        var rest = answers[...]
        return { rest.popFirst() }
      },
      showsColor: false,
      showsProgress: false)
    status = LintelCommand.run(words, console)
    self.output = String(decoding: output.bytes, as: UTF8.self)
    self.error = String(decoding: error.bytes, as: UTF8.self)
  }
}

/// A project with three folder layers and one breach of their order.
let layeredProject = [
  "lintel.yml": """
  version: 1
  components:
    UI: UI/**
    Domain: Domain/**
    Data: Data/**
  rules:
    layering:
      kind: layers
      layers: [UI, Domain, Data]
      because: the domain is the core
  """,
  "UI/Screen.swift": "struct Screen { let model: Model }\n",
  "Domain/Model.swift": "struct Model {\n  let store: Store\n  let screen: Screen?\n}\n",
  "Data/Store.swift": "struct Store {}\n",
]
