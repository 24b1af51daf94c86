import Foundation
import LintelWorkspace
import Testing

@testable import LintelCommand

@Suite struct GitProcessTests {
  /// A program in the place of git.
  private func git(_ script: String, in project: TemporaryProject) throws -> GitProcess {
    try project.write(Data("#!/bin/sh\n\(script)\n".utf8), to: "git")
    try project.makeProgram("git")
    var git = GitProcess(top: AbsolutePath(project.path))
    git.program = project.path + "/git"
    return git
  }

  private func failure(_ git: GitProcess) -> String? {
    do throws(GitProcess.Failure) {
      _ = try git.output(of: ["question"])
      return nil
    } catch {
      return error.reason
    }
  }

  @Test func gitThatDoesNotEndIsEnded() throws {
    let project = try TemporaryProject()
    var slow = try git("exec sleep 60", in: project)
    slow.timeLimit = .zero
    let start = ContinuousClock.now
    #expect(failure(slow) == "it did not end within 0 s")
    #expect(ContinuousClock.now - start < .seconds(30))
    #expect(GitProcess(top: slow.top).timeLimit == .seconds(120))
  }

  @Test func theReasonIsTheLineThatSaysSo() throws {
    let project = try TemporaryProject()
    let script = "echo output; echo 'warning: w' >&2; echo 'fatal: f' >&2; echo more >&2; exit 128"
    #expect(failure(try git(script, in: project)) == "fatal: f")
    #expect(failure(try git("echo 'hint' >&2; exit 3", in: project)) == "hint")
    #expect(failure(try git("echo output; exit 3", in: project)) == "it ends with status 3")
    #expect(failure(try git("kill -KILL $$", in: project)) == "it was ended by signal 9")
    var missing = GitProcess(top: AbsolutePath(project.path))
    missing.program = "lintel-no-such-program"
    #expect(failure(missing) == "it cannot be started: No such file or directory")
  }

  @Test func itsVariablesAreThoseThatAreNamed() throws {
    let project = try TemporaryProject()
    let output = try git("env", in: project).output(of: [])
    let names = String(decoding: output, as: UTF8.self).split(separator: "\n").compactMap {
      $0.split(separator: "=").first.map(String.init)
    }
    // What the shell adds.
    let known = Set(GitProcess.passedVariables + ["PWD", "OLDPWD", "SHLVL", "_", "LC_ALL"])
    #expect(Set(names).subtracting(known).allSatisfy { $0.hasPrefix("GIT_") }, "\(names)")
    #expect(!names.contains("GIT_DIR"))
    #expect(names.contains("GIT_NO_LAZY_FETCH"))
  }
}

@Suite struct GitSettingsTests {
  private func settings(_ text: String) -> [String] {
    GitSettings(Array(text.utf8)).settings.map {
      "\($0.name)=\(String(decoding: $0.value, as: UTF8.self))"
    }
  }

  @Test(arguments: [
    ("[core]\n\ta = b\n", ["core.a=b"]), ("[Core] A=b c  \n", ["core.a=b c"]),
    ("[a \"b]c\"] x = 1\n[d.e]y=2", ["a.x=1", "d.y=2"]), ("[a]\nx\n", ["a.x="]),
    ("[a]\nx = \"b # c\" # d\ny = e ; f\n", ["a.x=b # c", "a.y=e"]),
    ("[a]\nx = b\\\n  c\\\\d\\t\n", ["a.x=b  c\\d\t"]),
    ("[a]\r\nx = b\r\ny = c\r\n", ["a.x=b", "a.y=c"]),
    ("\u{FEFF}[a] x = \"b \"\n", ["a.x=b "]), ("# [a]\n; x = 1\n[b]\n# y = 2\nz=3", ["b.z=3"]),
    ("[a \"\\\"]\"]\nx = 1\n", ["a.x=1"]), ("[", []), ("[a]\nx = \"", ["a.x="]), ("", []),
  ])
  func settingsAreRead(text: String, expected: [String]) {
    #expect(settings(text) == expected)
  }

  /// Whatever git lists of a file, this reads as well.
  @Test func gitReadsTheSame() throws {
    let project = try TemporaryProject([
      "file": """
      [include] path = one
      [includeIf "onbranch:\\"x\\""]
      \tpath = "tw\\\\o" \\
        end
      [core "sub.x"] excludesfile = ~/a b ; comment
      \texcludesFile
      """
    ])
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = [
      "git", "config", "--file", project.path + "/file", "--no-includes", "-z", "-l",
    ]
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let list = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    let expected = list.split(separator: 0).map { entry -> [String] in
      String(decoding: entry, as: UTF8.self).split(separator: "\n", maxSplits: 1).dropFirst()
        .map(String.init)
    }
    #expect(expected.count == 4)
    #expect(
      GitSettings(Array((project.text(of: "file") ?? "").utf8)).settings.map {
        String(decoding: $0.value, as: UTF8.self)
      } == expected.map { $0.first ?? "" })
  }
}

@Suite struct GitObjectsTests {
  /// The output may arrive in pieces of any size.
  @Test(arguments: [1, 2, 3, 7, 100])
  func contentsAreTakenApart(pieceSize: Int) {
    let output = Array("a1 blob 3\nx\ny\nb2 blob 0\n\nc3 blob 4\nblob\n".utf8)
    var reader = GitObjects(count: 3)
    var texts: [String] = []
    var start = 0
    while start < output.count {
      let end = min(start + pieceSize, output.count)
      #expect(
        reader.read(output[start..<end]) {
          texts.append("\($0) \(String(decoding: $1, as: UTF8.self))")
        })
      start = end
    }
    #expect(texts == ["0 x\ny", "1 ", "2 blob"])
    #expect(reader.index == 3)
  }

  @Test(arguments: [
    ("a1 missing\n", "a1 missing"), ("a1 tree 3\n", "a1 tree 3"),
    ("a1 blob 99999999999\n", "a1 blob 99999999999; at most 2147483648 bytes are read"),
  ])
  func theReasonIsKept(line: String, reason: String) {
    var reader = GitObjects(count: 1)
    #expect(!reader.read(Array(line.utf8)[...]) { _, _ in })
    #expect(reader.index == 0)
    #expect(reader.reason == reason)
  }
}
