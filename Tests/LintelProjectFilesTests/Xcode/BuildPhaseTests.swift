import Testing

@testable import LintelProjectFiles

/// Which files targets list.
@Suite struct BuildPhaseTests {
  @Test func fileMayBeInSeveralTargets() throws {
    let project = try ProjectText(mainGroup: ["A", "B"])
      .file("A", "A.swift").file("B", "B.swift")
      .target("One", files: ["A", "B"]).target("Two", files: ["A"]).target("Three", files: ["A"])
      .read()
    #expect(try project.files(of: "One") == ["A.swift", "B.swift"])
    #expect(try project.files(of: "Two") == ["A.swift"])
    #expect(try project.files(of: "Three") == ["A.swift"])
    #expect(try project.compiled(["A.swift", "B.swift", "C.swift"], in: "Two") == ["A.swift"])
  }

  @Test func fileThatIsListedTwiceIsThereOnce() throws {
    let project = try ProjectText(mainGroup: ["A", "Again"])
      .file("A", "A.swift").file("Again", "./A.swift")
      .target("App", files: ["A", "Again", "A"]).read()
    #expect(try project.files(of: "App") == ["A.swift"])
  }

  @Test func onlySwiftThatIsCompiledCounts() throws {
    let project = try ProjectText(mainGroup: ["A", "B", "C"])
      .file("A", "A.swift").file("B", "B.m").file("C", "C.swift")
      .target("App", files: ["A", "B"], "buildPhases = (\"App PBXSourcesBuildPhase\", Copy);")
      .object("Copy", "PBXResourcesBuildPhase", "files = (Copied);")
      .object("Copied", "PBXBuildFile", "fileRef = C;").read()
    #expect(try project.files(of: "App") == ["A.swift"])
  }

  @Test func variantsOfAFileAreEachCompiled() throws {
    let project = try ProjectText(mainGroup: ["G"])
      .group("G", "path = App;", ["V"])
      .object("V", "PBXVariantGroup", "name = Greeting.swift; children = (A, B);")
      .file("A", "de.lproj/Greeting.swift").file("B", "en.lproj/Greeting.swift")
      .target("App", files: ["V"]).read()
    #expect(
      try project.files(of: "App") == [
        "App/de.lproj/Greeting.swift", "App/en.lproj/Greeting.swift",
      ])
  }

  @Test func whatIsMissingIsLeftOutAndNoted() throws {
    let text = ProjectText(mainGroup: ["A"], "")
      .file("A", "A.swift")
      .target(
        "App", files: ["A", "GONE"], "dependencies = (NONE); packageProductDependencies = (X);")
    let project = try text.read()
    #expect(try project.files(of: "App") == ["A.swift"])
    #expect(try project.target("App").dependencies == [])
    #expect(project.notes.map(\.message) == ["there is no 'GONE' in the project; it is left out"])
    let place = try #require(project.notes.first?.location)
    let line = text.text.split(separator: "\n", omittingEmptySubsequences: false)[place.line - 1]
    #expect(line.utf8.dropFirst(place.column - 1).starts(with: "GONE\"".utf8))
    #expect(place.path == "App.xcodeproj/project.pbxproj")
  }

  @Test func entriesWithoutFileMeanNothing() throws {
    let project = try ProjectText()
      .target("App", "buildPhases = (Sources);")
      .object("Sources", "PBXSourcesBuildPhase", "files = (Empty);")
      .object("Empty", "PBXBuildFile", "").read()
    #expect(try project.files(of: "App") == [])
    #expect(project.notes == [])
  }

  @Test func filesMayBeForSomePlatforms() throws {
    let project = try ProjectText(mainGroup: ["A", "B", "C"])
      .file("A", "A.swift").file("B", "B.swift").file("C", "C.swift")
      .target("App", "buildPhases = (Sources);")
      .object("Sources", "PBXSourcesBuildPhase", "files = (1, 2, 3, 4);")
      .object("1", "PBXBuildFile", "fileRef = A; platformFilter = maccatalyst;")
      .object("2", "PBXBuildFile", "fileRef = B; platformFilters = (macos, xros);")
      .object("3", "PBXBuildFile", "fileRef = B; platformFilters = (tvos);")
      .object("4", "PBXBuildFile", "fileRef = C;").read()
    let target = try project.target("App")
    #expect(target.platforms(of: "A.swift") == [.ios])
    #expect(target.platforms(of: "B.swift") == [.macos, .visionos, .tvos])
    #expect(target.platforms(of: "C.swift") == nil)
  }

  @Test func kindsOfTargetsAreTold() throws {
    let kinds: [(type: String, kind: TargetKind)] = [
      ("application", .application), ("application.on-demand-install-capable", .application),
      ("app-extension", .appExtension), ("watchkit2-extension", .appExtension),
      ("framework", .framework), ("library.static", .library), ("bundle.unit-test", .unitTests),
      ("bundle.ui-testing", .interfaceTests), ("bundle", .bundle), ("tool", .tool),
      ("xpc-service", .service), ("driver-extension", .other),
    ]
    var text = ProjectText()
    for kind in kinds { text = text.target(kind.type, type: kind.type) }
    #expect(try text.read().targets.map(\.kind) == kinds.map(\.kind))
  }
}
