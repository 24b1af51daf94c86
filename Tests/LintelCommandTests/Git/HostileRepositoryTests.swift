import Foundation
import Testing

@testable import LintelCommand

/// `--since` in a repository that somebody has prepared.
@Suite struct HostileRepositoryTests {
  private func files(in folder: String) throws -> [String: Date] {
    var result: [String: Date] = [:]
    for path in try FileManager.default.subpathsOfDirectory(atPath: folder) {
      let values = try FileManager.default.attributesOfItem(atPath: folder + "/" + path)
      result[path] = values[.modificationDate] as? Date
    }
    return result
  }

  private static let findings = [
    "Data/New.swift:1:23", "Data/Table.swift:3:14",
  ]

  private func places(_ run: CommandRun) -> [String] {
    run.output.split(separator: "\n").compactMap { line in
      line.range(of: ": error: ").map { String(line[..<$0.lowerBound]) }
    }
  }

  @Test(arguments: ["", "/UI", "/Data", "/../App"])
  func nothingRunsAndNothingIsWritten(below folder: String) throws {
    let project = try TrapProject()
    let before = try files(in: project.project.path)
    let run = CommandRun(
      project.path + folder, "--config", project.path + "/lintel.yml", "--since", "HEAD")
    // The rules are those of the whole project, and say nothing of a part of it.
    if folder.isEmpty || folder.hasSuffix("App") { #expect(places(run) == Self.findings) }
    #expect(!run.error.contains("git"), "\(run.error)")
    #expect(project.marks == [])
    #expect(try files(in: project.project.path) == before)
  }

  /// Without that, all the others would show nothing.
  @Test func theTrapsWork() throws {
    let project = try TrapProject()
    try project.run(
      """
      for folder in clone clone/App; do
        (cd $folder; git update-ref refs/heads/z HEAD; git status; git diff HEAD) > /dev/null 2>&1 \\
          || true
      done
      """)
    let marks = Set(project.marks)
    #expect(marks.contains("bare-monitor"), "\(marks)")
    #expect(marks.contains { $0.hasSuffix("-filter") }, "\(marks)")
    #expect(marks.contains { $0.hasSuffix("-hook") }, "\(marks)")
    #expect(marks.contains { $0.hasSuffix("-external") || $0.hasSuffix("-diff") }, "\(marks)")
  }

  /// A folder that could be a bare repository is a folder.
  @Test func theRepositoryIsTheOneWithTheGitFolder() throws {
    let project = try TrapProject()
    #expect(places(CommandRun(project.path, "--since", "HEAD")) == Self.findings)
    // It is known to the outer repository alone that there is no such branch.
    try project.run("rm -rf clone/.git/refs/remotes clone/.git/packed-refs")
    let run = CommandRun(project.path, "--since", "origin/main")
    #expect(run.status == .failure)
    #expect(run.error.contains("git does not know the commit 'origin/main'"), "\(run.error)")
    #expect(project.marks == [])
  }

  @Test func aBareRepositoryWithoutAnotherAroundIsNone() throws {
    let project = try TrapProject()
    try project.run("rm -rf clone/.git")
    let run = CommandRun(project.path, "--since", "HEAD")
    #expect(run.status == .failure)
    #expect(run.error.contains("there is no '.git' in it or in a folder above it"))
    #expect(project.marks == [])
  }

  /// git would go on to look above, and for a bare repository.
  @Test(arguments: ["mkdir App/.git", "echo nothing > App/.git", "ln -s nowhere App/.git"])
  func aGitFolderThatIsNoneIsNoReasonToLookElsewhere(script: String) throws {
    let project = try TrapProject()
    try project.run("cd clone; " + script)
    let run = CommandRun(project.path, "--since", "HEAD")
    #expect(run.status == .failure)
    #expect(run.error.contains("git"), "\(run.error)")
    #expect(project.marks == [])
  }

  /// Neither settings nor what the index says hide a change, and nothing of either is written.
  @Test(arguments: [
    "git update-index --assume-unchanged Data/Row.swift",
    "git update-index --skip-worktree Data/Row.swift", "git update-index --split-index",
    "git update-index --force-untracked-cache", "echo junk > .git/index",
    "git config core.bare true", "git config core.worktree /nowhere",
    "git config core.ignoreCase true", "git config diff.external 'touch mark'",
    "git config filter.lfs.clean no-such-program; git config filter.lfs.required true; "
      + "echo '*.swift filter=lfs' > .gitattributes",
    "git replace $(git rev-parse HEAD:Data/Row.swift) $(git hash-object -w Data/Row.swift)",
    "echo '*.swift -diff binary' > .gitattributes",
    "echo '*.swift working-tree-encoding=UTF-16 ident eol=crlf' > .gitattributes",
    "echo '*' > .git/info/exclude", "echo '*' > .gitignore", "mkdir .gitignore",
    "ln -s /nowhere .gitignore", "ln -s . .gitattributes", "git gc -q; git pack-refs --all",
    "git config extensions.worktreeConfig true; git config --worktree core.fsmonitor 'touch mark'",
    "git config alias.ls-tree '!touch mark'", #"git config trace2.eventTarget "$PWD/mark""#,
    "mv .git real; echo 'gitdir: real' > .git", "mv .git real; ln -s real .git",
    "git config core.repositoryFormatVersion 0; git config core.logAllRefUpdates always",
  ])
  func changesAreSeen(script: String) throws {
    var files = layeredProject
    files["Data/Row.swift"] = "struct Row {\n  let a: Screen\n}\n"
    let project = try GitProject(files)
    try project.write("struct Row {\n  let a: Screen\n  let b: Screen\n}\n", to: "Data/Row.swift")
    let status = try ProgramRun("set -e; " + script, in: project.path).exitCode()
    try #require(status == 0)
    let before = try self.files(in: project.path)
    let run = CommandRun(project.path, "--since", "HEAD")
    #expect(places(run) == ["Data/Row.swift:3:10"], "\(run.error)")
    #expect(try self.files(in: project.path) == before)
  }

  /// A clone can have the first two.
  @Test(arguments: [
    ("ln -s /dev/zero .gitignore", "it is a pipe, a socket or a device"),
    ("ln -s /dev/null .gitattributes", "it is a pipe, a socket or a device"),
    ("git config include.path /dev/zero", "it is a pipe, a socket or a device"),
    ("git config include.path config", "exceeded maximum include depth"),
    ("git config include.path $'\\xff'", "the file name in 'include.path' is not valid UTF-8"),
    ("echo junk > .git/HEAD", "not a git repository"),
    ("rm -r .git/objects", "not a git repository"),
    ("git config core.repositoryFormatVersion 9", "Expected git repo version"),
    ("echo '[' > .git/config", "bad config line"), ("rm .git/HEAD; mkdir .git/HEAD", "fatal: "),
    ("git config extensions.nobodyKnows 1; git config core.repositoryFormatVersion 1", "unknown"),
  ])
  func whatCannotBeAskedIsAnError(script: String, message: String) throws {
    let project = try GitProject(layeredProject)
    let status = try ProgramRun("set -e; " + script, in: project.path).exitCode()
    try #require(status == 0)
    let run = CommandRun(project.path, "--since", "HEAD")
    #expect(run.status == .failure)
    #expect(run.output == "")
    #expect(run.error.contains(message), "\(run.error)")
    #expect(run.error.hasSuffix("\n\n1 error; nothing was checked\n"), "\(run.error)")
  }

  @Test(arguments: ["a:b", "a\nb", "a'b", "-C", "\u{E9}"])
  func foldersMayBeCalledAnything(name: String) throws {
    let project = try GitProject(layeredProject, in: name)
    try project.write("struct New { let a: Screen }\n", to: "Data/New.swift")
    #expect(places(CommandRun(project.path, "--since", "HEAD")) == ["Data/New.swift:1:21"])
  }

  @Test func settingsCannotPutTheFilesElsewhere() throws {
    let project = try TrapProject()
    try project.run(
      """
      git -C clone config core.worktree ../../other; mkdir other
      printf '*\\n' > other/.gitignore
      """)
    #expect(places(CommandRun(project.path, "--since", "HEAD")) == Self.findings)
    #expect(project.marks == [])
  }

  /// Whom a repository belongs to is for git to ask.
  @Test(.enabled(if: geteuid() == 0))
  func aRepositoryOfAnotherOwnerIsRefused() throws {
    let project = try GitProject(layeredProject)
    #expect(CommandRun(project.path, "--since", "HEAD").status == .success)
    for path in [project.path, project.path + "/.git"] {
      try #require(chown(path, 12_345, 12_345) == 0)
    }
    let run = CommandRun(project.path, "--since", "HEAD")
    #expect(run.status == .failure)
    #expect(run.error.contains("dubious ownership"), "\(run.error)")
    #expect(run.error.contains("if you trust it: git config --global --add safe.directory"))
  }

  @Test func contentsThatNobodyAsksForMayBeMissing() throws {
    var files = layeredProject
    files["picture"] = String(repeating: "p", count: 10_000)
    files["UI/Row.swift"] = "struct Row {}\n"
    files["Data/Table.swift"] = "struct Table {\n  let row: Row\n}\n"
    let project = try GitProject(files)
    let objects = project.path + "/.git/objects"
    func remove(_ name: String) throws {
      let object = try project.output("rev-parse", "HEAD:" + name)
      try FileManager.default.removeItem(
        atPath: "\(objects)/\(object.prefix(2))/\(object.dropFirst(2))")
    }
    try remove("picture")
    try remove("Domain/Model.swift")
    #expect(CommandRun(project.path, "--since", "HEAD").status == .failure)
    let model = try #require(files["Domain/Model.swift"])
    try project.git("hash-object", "-w", "Domain/Model.swift")
    #expect(model != "")
    let run = CommandRun(project.path, "--since", "HEAD")
    #expect(run.status == .success, "\(run.error)")
    try remove("Data/Table.swift")
    let missing = CommandRun(project.path, "--since", "HEAD")
    #expect(missing.status == .failure)
    #expect(missing.output == "")
    #expect(
      missing.error.contains("git has no earlier contents of 'Data/Table.swift'; it says: "),
      "\(missing.error)")
    #expect(missing.error.contains(" missing; fetch them first"), "\(missing.error)")
  }

  @Test func partialClonesAreNotCompleted() throws {
    var files = layeredProject
    files["Data/Table.swift"] = "struct Table {\n  let screen: Screen\n}\n"
    let project = try GitProject(files)
    try project.git("config", "uploadpack.allowFilter", "true")
    let clone = try TemporaryProject()
    try project.git(
      "clone", "-q", "--no-checkout", "--filter=blob:none", "file://" + project.path,
      clone.path + "/clone")
    for (name, text) in files { try clone.write(Data(text.utf8), to: "clone/" + name) }
    let run = CommandRun(clone.path + "/clone", "--since", "HEAD")
    #expect(run.status == .failure)
    #expect(run.output == "")
    // Of the files with findings, the first.
    #expect(
      run.error.contains("git has no earlier contents of 'Data/Table.swift'; it says: fatal: "),
      "\(run.error)")
    try project.git(
      "-C", clone.path + "/clone", "fetch", "-q", "--refetch", "--filter=blob:limit=10m")
    #expect(CommandRun(clone.path + "/clone", "--since", "HEAD").status == .success)
  }

  @Test func variablesOfHooksChangeNothing() throws {
    let project = try GitProject(layeredProject)
    try project.write("struct New { let a: Screen }\n", to: "Data/New.swift")
    let other = try GitProject([:])
    let mark = project.path + "/mark"
    let status = try ProgramRun(
      "\"$lintel\" --since HEAD > out.txt 2> err.txt", in: project.path,
      environment: [
        "GIT_DIR": other.path + "/.git", "GIT_WORK_TREE": other.path, "GIT_INDEX_FILE": "none",
        "GIT_OBJECT_DIRECTORY": "/nowhere", "GIT_NAMESPACE": "n", "GIT_TRACE": mark,
        "GIT_TRACE2_EVENT": mark, "GIT_EXTERNAL_DIFF": "touch '\(mark)'",
        "GIT_EXEC_PATH": "/nowhere", "GIT_LITERAL_PATHSPECS": "1",
        "GIT_CONFIG_PARAMETERS": "'core.bare'='true'", "GIT_CONFIG_COUNT": "x",
      ]
    ).exitCode()
    let texts =
      "\(project.project.text(of: "out.txt") ?? "")\(project.project.text(of: "err.txt") ?? "")"
    #expect(status == 1, "\(texts)")
    #expect(texts.contains("Data/New.swift:1:21: error"), "\(texts)")
    #expect(!FileManager.default.fileExists(atPath: mark))
  }
}
