import Testing

@testable import LintelCommand

/// Exact mode on an Xcode project of which a file has two targets, and an index as Xcode writes it.
@Suite struct ExactTargetTests {
  private static let store = "DerivedData/Apps/Index.noindex/DataStore"

  private static let sums = """
    infix operator <+>
    func <+> (left: Int, right: Int) -> Int { left + right }
    func <+> (left: String, right: String) -> String { left + right }
    """

  private static let files = [
    "project.yml": """
    name: Apps
    targets:
      AppA: { type: application, platform: iOS, sources: [A, Shared] }
      AppB: { type: application, platform: iOS, sources: [B, Shared] }
    """,
    "lintel.yml": """
    version: 1
    components:
      A: A/**
      B: B/**
      Shared: Shared/**
    rules:
      no-b: { kind: forbid, from: Shared, to: B }
    """,
    // Which function an operator means depends on the types of its operands, and that of
    // `numericCast` on where its result is used.
    "A/Sum.swift": sums,
    "B/Sum.swift": sums,
    "Shared/Total.swift": "let total = numericCast(1) <+> numericCast(2)\n",
    "compile.sh": """
    set -e
    root=$PWD
    for target in "$@"; do
      products=DerivedData/Apps/Build/Intermediates.noindex/Apps.build/Debug/$target.build
      mkdir -p "$products"
      cd "$products"
      swiftc -c -parse-as-library -module-name "$target" -index-store-path "$root/\(store)" \\
        -index-ignore-system-modules "$root/${target#App}/Sum.swift" "$root/Shared/Total.swift"
      cd "$root"
    done
    """,
  ]

  private func run(
    _ command: String, in project: TemporaryProject
  ) throws -> (status: Int32, output: String, error: String) {
    let status = try ProgramRun("\(command) >out.txt 2>err.txt", in: project.path).exitCode()
    return (status, project.text(of: "out.txt") ?? "", project.text(of: "err.txt") ?? "")
  }

  private static let finding =
    "Shared/Total.swift:1:28: error: 'total' (Shared) calls '<+>' (B) (no-b)\n"

  @Test func ruleThatOneTargetBreaksIsBroken() throws {
    let project = try TemporaryProject(Self.files)
    try #require(try run("bash compile.sh AppB AppA", in: project).status == 0)
    let checked = try run("\"$lintel\" --index-store \(Self.store)", in: project)
    #expect(checked.status == 1)
    #expect(checked.error == "")
    #expect(checked.output.hasPrefix(Self.finding), Comment(rawValue: checked.output))
    #expect(checked.output.contains("1 finding (1 error) in 1 rule"))
    let byNames = try run("\"$lintel\"", in: project)
    #expect(byNames.status == 0)
    let compared = try run("\"$lintel\" accuracy --index-store \(Self.store)", in: project)
    #expect(
      compared.output.hasPrefix("3 files compared, 0 without a fresh index left out\n"),
      Comment(rawValue: compared.output))
  }

  /// Its edges are missed, whatever the reason why it is not read.
  @Test func aFileThatWasBuiltAndIsNotReadCounts() throws {
    var files = Self.files
    files["lintel.yml"] = """
      version: 1
      sources: { exclude: [A/**] }
      components: { B: B/**, Shared: Shared/** }
      rules: { no-b: { kind: forbid, from: Shared, to: B } }
      """
    let project = try TemporaryProject(files)
    try #require(try run("bash compile.sh AppB AppA", in: project).status == 0)
    let accuracy = "\"$lintel\" accuracy --index-store \(Self.store)"
    let compared = try run(accuracy + " --wrong", in: project)
    #expect(
      compared.output.hasPrefix(
        """
        2 files compared, 0 without a fresh index left out
        1 file ('A/Sum.swift') built and not read: 1 file edge missed

        level
        """), Comment(rawValue: compared.output))
    #expect(compared.output.contains("\nfile                       2         0         0"))
    #expect(compared.output.hasSuffix("\nevery edge that the compiler does not see: 0\n"))
    let json = try run(accuracy + " --format json", in: project)
    #expect(json.output.contains("\"filesNotRead\": 1,"))
    #expect(!json.output.contains("\"wrong\""))
  }

  /// Code that tests share is left out with the tests, so its edges are not missed.
  @Test func aFileOfAFolderOfTestsDoesNotCount() throws {
    var files = Self.files
    files["Tests/Sum.swift"] = files.removeValue(forKey: "A/Sum.swift")
    files["project.yml"]?.replace("sources: [A, Shared]", with: "sources: [Tests, Shared]")
    files["compile.sh"]?.replace("${target#App}", with: "Tests")
    files["compile.sh"]?.replace(
      "Shared/Total.swift\"", with: "Shared/Total.swift\" \"$root/Shared/Twice.swift\"")
    files["Shared/Twice.swift"] = "let twice = total + total\n"
    files["lintel.yml"] = """
      version: 1
      sources: { exclude: [Tests/**, B/**] }
      components: { Shared: Shared/** }
      rules: { no-kit: { kind: imports, in: Shared, deny: Kit } }
      """
    let project = try TemporaryProject(files)
    try #require(try run("bash compile.sh AppA", in: project).status == 0)
    let compared = try run("\"$lintel\" accuracy --index-store \(Self.store)", in: project)
    #expect(
      compared.output.hasPrefix(
        """
        2 files compared, 0 without a fresh index left out
        2 files compared only for the targets that were built

        level
        """), Comment(rawValue: compared.output + compared.error))
    #expect(
      compared.output.contains(
        "\nfile                       1         1         1    1.0000    1.0000\n"),
      Comment(rawValue: compared.output))
    #expect(
      compared.output.contains("\nmodule                     0         0         0         -"),
      Comment(rawValue: compared.output))
  }

  @Test func filesAreComparedForTheTargetThatWasBuilt() throws {
    var files = Self.files
    files["Shared/Total.swift"] = "let total = sum(1)\n"
    for target in ["A", "B"] {
      files["\(target)/Sum.swift"] = "func sum(_ number: Int) -> Int { number }\n"
    }
    let project = try TemporaryProject(files)
    try #require(try run("bash compile.sh AppA", in: project).status == 0)
    let accuracy = "\"$lintel\" accuracy --index-store \(Self.store)"
    let compared = try run(accuracy, in: project)
    #expect(compared.status == 0)
    #expect(
      compared.output.hasPrefix(
        """
        2 files compared, 1 without a fresh index left out
        1 file compared only for the targets that were built
        1 file edge only of targets that were not built, or to files without a fresh index, left out

        level
        """), Comment(rawValue: compared.output))
    #expect(
      compared.output.contains(
        "\nfile                       1         1         1    1.0000    1.0000\n"),
      Comment(rawValue: compared.output))
    let json = try run(accuracy + " --format json", in: project)
    #expect(json.output.contains("\"filesInPart\": 1,"))
    #expect(json.output.contains("\"edgesLeftOut\": 1,"))
    #expect(json.output.contains("\"precision\": null"))
  }

  @Test func comparisonOfNothingIsAnError() throws {
    var files = Self.files
    files["Shared/Total.swift"] = "let total = 1\n"
    let project = try TemporaryProject(files)
    try #require(try run("bash compile.sh AppA", in: project).status == 0)
    let compared = try run("\"$lintel\" accuracy --index-store \(Self.store)", in: project)
    #expect(compared.status == 2)
    #expect(compared.output == "")
    #expect(
      compared.error.hasSuffix(
        ".: error: there is nothing to compare in '.': names and the compiler's index show no edge "
          + "between types, files or modules of the 2 files that the index covers\n"),
      Comment(rawValue: compared.error))
  }

  @Test func targetThatWasNotBuiltIsTold() throws {
    let project = try TemporaryProject(Self.files)
    try #require(try run("bash compile.sh AppA", in: project).status == 0)
    let checked = try run("\"$lintel\" --index-store \(Self.store)", in: project)
    #expect(checked.status == 0)
    #expect(
      checked.error == """
        note: 1 of 3 files is read by syntax alone, not by the compiler's index: 1 was not built \
        ('B/Sum.swift'); build again: a package with '--build' or 'swift build --build-tests', \
        anything else in Xcode
        note: 1 of 3 files is in the compiler's index for some of its targets only \
        ('Shared/Total.swift'), and read by syntax alone for the others

        """)
  }

  /// The compiler's symbols of a file are joined with the declarations that are left of it.
  @Test func branchesThatNobodyCompilesShiftNothing() throws {
    var files = Self.files
    let numbers = """
      #if os(Windows)
        func gone(_ number: Int) -> Int { number }
      #endif
      func first(_ number: Int) -> Int { number }
      func second(_ number: Int) -> Int { number }
      """
    files["A/Sum.swift"] = numbers
    files["B/Sum.swift"] = numbers
    files["Shared/Total.swift"] = "let total = first(1)\n"
    let project = try TemporaryProject(files)
    try #require(try run("bash compile.sh AppA AppB", in: project).status == 0)
    let checked = try run("\"$lintel\" --index-store \(Self.store) --platform linux", in: project)
    #expect(
      checked.output.hasPrefix(
        "Shared/Total.swift:1:13: error: 'total' (Shared) calls 'first' (B) (no-b)\n"),
      Comment(rawValue: checked.output))
    #expect(checked.output.contains("1 finding (1 error) in 1 rule"))
  }
}
