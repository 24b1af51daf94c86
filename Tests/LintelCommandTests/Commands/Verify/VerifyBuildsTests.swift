import Testing

@testable import LintelCommand

/// The builds that `lintel verify --builds` uses again, with a script in the place of `swift`.
@Suite struct VerifyBuildsTests {
  /// Makes a test bundle that contains one source file, and fails if the bundle that is tested does
  /// not contain that file as it is at the time of the test.
  private static let swift = FakeSwift.script(
    build: """
      mkdir -p "$products" && cp "$package/One/Sources/Data.swift" "$products/All.xctest"; exit 0
      """,
    test: """
      cmp -s "$package/One/Sources/Data.swift" "$products/All.xctest" || exit 3
      \(FakeSwift.results())
      """)
  private static let tests = ["test ^OneTests\\.", "test shared"]
  private static let all = ["build"] + tests + ["build", "test ^OneTests\\."]
  private static let testsAlone = tests + ["test ^OneTests\\."]

  private func verify(_ project: VerifyProject, after change: String = "true") throws -> [String] {
    let outcome = try project.verify(
      "--jobs 1 --builds builds", after: "rm -f calls.txt; \(change)")
    #expect(outcome.status == ExitStatus.success.rawValue, "\(outcome)")
    #expect(outcome.isClean)
    return outcome.calls
  }

  @Test func nothingIsBuiltAgainAndEverythingTested() throws {
    let project = try VerifyProject(swift: Self.swift)
    #expect(try verify(project) == Self.all)
    #expect(try verify(project) == Self.testsAlone)
    #expect(try verify(project) == Self.testsAlone)
  }

  /// Shell commands that change what a build depends on.
  static let changes = [
    "echo '// more' >> Samples/One/Sources/Data.swift",
    "echo '+// more' >> Samples/One/Broken.diff",
    "echo '// more' >> Samples/Package.swift", "touch Samples/One/Sources/New.swift",
    "mkdir Samples/One/Sources/.hidden && touch Samples/One/Sources/.hidden/a",
    "echo 'Swift 7' > calls.txt.version",
  ]

  @Test(arguments: changes)
  func everythingIsBuiltAgainAfterAChange(change: String) throws {
    let project = try VerifyProject(swift: Self.swift)
    #expect(try verify(project) == Self.all)
    #expect(try verify(project, after: change) == Self.all)
    #expect(try verify(project) == Self.testsAlone)
  }

  @Test(arguments: [
    ("Package.swift", ".package(path: \"../Kit\")"), ("Package.swift", ".package (url: \"\")"),
    ("Package.swift", "Context.environment[\"KIT\"]"), ("Package.swift", "getenv(\"KIT\")"),
    ("Package.swift", ".`package`(path: \"../Kit\")"),
    ("Package@swift-6.0.swift", ".package(path: \"../Kit\")"),
  ])
  func aBuildThatMayDependOnMoreIsNotUsedAgain(manifest: String, text: String) throws {
    let project = try VerifyProject(swift: Self.swift, ["Samples/\(manifest)": text])
    #expect(try verify(project) == Self.all)
    #expect(try verify(project) == Self.all)
  }

  /// A package beside the samples stays as it is, although a link beside the copy leads to it.
  @Test func buildsOfAnotherPackageAreLeftAlone() throws {
    let project = try VerifyProject(
      swift: Self.swift, ["Kit/Package.swift": "", "Kit/Sources/Kit.swift": "kit"])
    #expect(try verify(project) == Self.all)
    let run = try project.verify("--builds builds", of: "Kit", after: "rm -f calls.txt")
    #expect(run.status == ExitStatus.failure.rawValue)
    #expect(project.text(of: "Kit/Sources/Kit.swift") == "kit")
    let twin = "cp -R Samples Others; rm -f calls.txt"
    let other = try project.verify("--builds builds", of: "Others", after: twin)
    #expect(other.status == ExitStatus.failure.rawValue)
    #expect(other.error.contains("it has builds of another package"), "\(other)")
    #expect(other.calls == [])
    #expect(try verify(project) == Self.testsAlone)
  }

  @Test func aFolderInThePackageIsRefused() throws {
    let project = try VerifyProject(swift: Self.swift)
    let outcome = try project.verify("--builds Samples/.builds")
    #expect(outcome.status == ExitStatus.failure.rawValue)
    #expect(outcome.error.contains("it is in the package; name a folder outside of"), "\(outcome)")
    #expect(outcome.calls == [])
  }

  /// What is built and kept is the package as it was at the start, also if it changes meanwhile.
  @Test(arguments: ["Samples/One/Sources/Data.swift", "Samples/One/Broken.diff"])
  func changesDuringARunCountInTheNext(file: String) throws {
    let change = "[ -e changed ] || { echo '+// more' >> \(file); touch changed; }"
    let project = try VerifyProject(
      swift: FakeSwift.script(
        build: """
          mkdir -p "$products" && cp "$package/One/Sources/Data.swift" "$products/All.xctest"
          \(change); exit 0
          """,
        test: """
          cmp -s "$package/One/Sources/Data.swift" "$products/All.xctest" || exit 3
          \(FakeSwift.results())
          """))
    #expect(try verify(project) == Self.all)
    let text = project.text(of: "builds/copy/" + file)
    #expect(text?.contains("// more") == false, "\(text ?? "none")")
    #expect(try verify(project) == Self.all)
    #expect(try verify(project) == Self.testsAlone)
  }

  /// A twin that changes while the samples are built, and is changed back, is built as it was.
  @Test func aChangeThatIsUndoneHasNoEffect() throws {
    let project = try VerifyProject(
      swift: FakeSwift.script(
        build: """
          mkdir -p "$products" && cp "$package/One/Sources/Data.swift" "$products/All.xctest"
          [ -e changed ] || { echo '+// more' >> Samples/One/Broken.diff; touch changed; }
          exit 0
          """,
        test: """
          cmp -s "$package/One/Sources/Data.swift" "$products/All.xctest" || exit 3
          \(FakeSwift.results())
          """))
    #expect(try verify(project) == Self.all)
    let undone =
      "grep -v more Samples/One/Broken.diff > old; cp old Samples/One/Broken.diff"
    #expect(try verify(project, after: undone) == Self.testsAlone)
  }

  @Test func filesBehindLinksInTheCopyAreLeftAlone() throws {
    let project = try VerifyProject(swift: Self.swift, ["user/a.txt": "mine"])
    #expect(try verify(project) == Self.all)
    let link =
      "ln -s \"$PWD/user\" builds/copy/Samples/Fix; mkdir Samples/Fix; cp user/a.txt Samples/Fix"
    #expect(try verify(project, after: link) == Self.all)
    #expect(project.text(of: "user/a.txt") == "mine")
  }

  @Test func aFolderThatATwinAddsIsRemoved() throws {
    let project = try VerifyProject(
      swift: Self.swift,
      [
        "Samples/One/BrokenMore.diff":
          "--- /dev/null\n+++ b/Sources/New/Deep/Data.swift\n@@\n+struct Deep { let u: UI }\n",
        "Samples/One/BrokenMore.expected":
          "Sources/New/Deep/Data.swift:1:22 Deep -> UI type (down)\n",
      ])
    #expect(try verify(project) == Self.all)
    #expect(try verify(project) == Self.testsAlone)
  }

  @Test func oneRunAtATime() throws {
    // At most ten seconds, so that a missing lock is a failure and not a hang.
    let waits = """
      touch started; n=0
      while [ ! -e go ] && [ $n -lt 200 ]; do n=$((n + 1)); sleep 0.05; done; exit 0
      """
    let project = try VerifyProject(
      swift: FakeSwift.script(build: waits, test: FakeSwift.results()))
    let first = """
      PATH="$PWD/bin:$PATH" "$lintel" verify Samples --builds builds >first.txt 2>&1 &
      while [ ! -e started ]; do sleep 0.05; done
      """
    let outcome = try project.verify("--builds builds", after: first, then: "touch go; wait;")
    #expect(outcome.status == ExitStatus.failure.rawValue)
    #expect(outcome.error.contains("another process uses it"), "\(outcome)")
    #expect(project.text(of: "first.txt")?.hasSuffix(": all as expected\n") == true)
  }

  /// A run that was killed while it replaced the copy leaves half of it.
  @Test func anInterruptedReplacementIsBuiltAgain() throws {
    let project = try VerifyProject(swift: Self.swift)
    #expect(try verify(project) == Self.all)
    let kill = "mkdir builds/new && mv builds/copy/Samples/One builds/new"
    #expect(try verify(project, after: kill) == Self.all)
    #expect(try verify(project) == Self.testsAlone)
  }

  @Test func rulesAreCheckedInNewCopies() throws {
    let project = try VerifyProject(swift: Self.swift)
    #expect(try verify(project) == Self.all)
    let outdated =
      "mkdir -p builds/rules/One/Broken/Sources/Old; "
      + "echo 'struct Old { let u: UI }' > builds/rules/One/Broken/Sources/Old/Data.swift"
    #expect(try verify(project, after: outdated) == Self.testsAlone)
  }

  @Test func anotherSelectionIsBuilt() throws {
    let project = try VerifyProject(swift: Self.swift)
    #expect(try verify(project) == Self.all)
    let outcome = try project.verify(
      "--jobs 1 --builds builds --only One/Broken", after: "rm -f calls.txt")
    #expect(outcome.calls == ["test ^OneTests\\."], "\(outcome)")
  }

  @Test func aBuildThatFailsIsNotKept() throws {
    let swift = FakeSwift.script(build: "mkdir -p \"$products\"; exit 1", test: "exit 0")
    let project = try VerifyProject(swift: swift)
    for _ in 0..<2 {
      let outcome = try project.verify("--builds builds", after: "rm -f calls.txt")
      #expect(outcome.status == ExitStatus.failure.rawValue)
      #expect(outcome.calls == ["build"])
    }
  }

  @Test func aFolderWithOtherFilesIsLeftAlone() throws {
    let project = try VerifyProject(swift: Self.swift, ["mine/notes.txt": "mine"])
    let outcome = try project.verify("--builds mine")
    #expect(outcome.status == ExitStatus.failure.rawValue)
    #expect(
      outcome.error == """
        mine: error: cannot keep builds in 'mine': name an empty folder, a new folder in an existing \
        one, or a folder in which builds were kept before

        """)
    #expect(outcome.calls == [] && project.text(of: "mine/notes.txt") == "mine")
  }
}
