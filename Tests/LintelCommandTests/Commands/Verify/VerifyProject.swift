import Foundation

/// A package of one sample with a twin, which a script in the place of `swift` builds and tests.
struct VerifyProject {
  private let project: TemporaryProject

  /// - Parameter missing: what is not there.
  init(
    swift: String, _ more: [String: String] = [:], without missing: [String] = []
  ) throws {
    project = try TemporaryProject(
      [
        "Samples/Package.swift": "",
        "Samples/One/Sources/UI.swift": "struct UI { let data: Data }\n",
        "Samples/One/Sources/Data.swift": "struct Data {}\n",
        "Samples/One/Broken.diff": Self.diff(
          "Data.swift", "struct Data {}", "struct Data { let u: [UI] }"),
        "Samples/One/Broken.expected": "Sources/Data.swift:1:23 Data -> UI type (down)\n",
        "Rules/samples/One.yml": """
        version: 1
        sources: { include: [Sources/**] }
        components: { UI: "**/UI.swift", Data: "**/Data.swift" }
        rules: { down: { kind: forbid, from: Data, to: UI } }
        """,
        "bin/swift": swift, "work/keep": "",
      ].merging(more) { $1 }.filter { !missing.contains($0.key) })
    try project.makeProgram("bin/swift")
  }

  /// Returns the text of a diff that replaces a line of a file in `Sources`.
  static func diff(_ path: String, _ old: String, _ new: String) -> String {
    "--- a/Sources/\(path)\n+++ b/Sources/\(path)\n@@ -1 +1 @@\n-\(old)\n+\(new)\n"
  }

  /// What one `lintel verify` left behind.
  struct Outcome {
    let status: Int32
    let output: String
    let error: String
    /// One line per call of `swift`.
    let calls: [String]
    /// Whether the temporary folder is as before.
    let isClean: Bool
  }

  /// - Parameters:
  ///   - options: for the shell.
  ///   - package: the folder of the samples.
  ///   - change: a command that is run before.
  ///   - script: to be run afterwards; it may change `status`.
  ///   - tool: a command that runs the one after it.
  func verify(
    _ options: String = "", of package: String = "Samples", after change: String = "true",
    then script: String = "",
    watchedBy tool: String = ""
  ) throws -> Outcome {
    let run = try ProgramRun(
      "\(change); PATH=\"$PWD/bin:$PATH\" \(tool) \"$lintel\" verify \(package) \(options) > out.txt 2> err.txt; "
        + "status=$?; ls work > after.txt; \(script) exit $status",
      in: project.path,
      environment: ["TMPDIR": project.path + "/work", "CALLS": project.path + "/calls.txt"])
    return Outcome(
      status: run.exitCode(), output: text(of: "out.txt") ?? "", error: text(of: "err.txt") ?? "",
      calls: (text(of: "calls.txt") ?? "").split(separator: "\n").map(String.init),
      isClean: text(of: "after.txt") == "keep\n")
  }

  func text(of path: String) -> String? { project.text(of: path) }
}
