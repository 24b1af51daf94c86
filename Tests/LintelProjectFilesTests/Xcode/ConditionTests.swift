import LintelVocabulary
import Testing

@testable import LintelProjectFiles

/// What `#if` depends on.
@Suite struct ConditionTests {
  private func target(
    _ settings: String, project: String = "", _ fields: String = ""
  ) throws -> ProjectTarget {
    try ProjectText(mainGroup: ["Base"]).file("Base", "Base.xcconfig").target("App")
      .settings(of: "App", settings, fields).settings(of: "Project", project).read().target("App")
  }

  /// Each way of building it: the platform, `+` where it may be Catalyst, and the flags.
  private func builds(
    _ settings: String, type: String = "application", _ fields: String = ""
  ) throws -> [String] {
    try ProjectText(mainGroup: ["Base"])
      .file("Base", "Pods/Target Support Files/Pods-App/Pods-App.debug.xcconfig")
      .target("App", type: type).settings(of: "App", settings, fields).read().target("App").builds
      .map { build in
        let platform = build.platform?.rawValue ?? "?"
        return platform + (build.mayBeCatalyst ? "+" : "")
          + " \(build.flags?.joined(separator: ",") ?? "?")"
      }
  }

  private func conditions(
    _ settings: String, project: String = "", _ fields: String = ""
  ) throws -> [String]? {
    try #require(try target(settings, project: project, fields).configurations.first).conditions
  }

  @Test(arguments: [
    ("", []),
    ("SWIFT_ACTIVE_COMPILATION_CONDITIONS = \"DEBUG  BETA\";", ["BETA", "DEBUG"]),
    ("SWIFT_ACTIVE_COMPILATION_CONDITIONS = (DEBUG, \"$(MORE)\"); MORE = X;", ["DEBUG", "X"]),
    (
      "OTHER_SWIFT_FLAGS = \"-D ONE -DTWO -Xcc -w \\\"-D\\\" \\\"FOUR\\\"\";",
      ["FOUR", "ONE", "TWO"]
    ),
    ("OTHER_SWIFT_FLAGS = \"-Xcc -DC -Xcc -D -Xcc C -DSWIFT\";", ["SWIFT"]),
    ("OTHER_SWIFT_FLAGS = (\"-D\", ONE, \"$(inherited)\");", ["LOW", "ONE"]),
    ("SWIFT_ACTIVE_COMPILATION_CONDITIONS = \"$(inherited) B\";", ["A", "B"]),
  ])
  func namesAreRead(settings: String, names: [String]) throws {
    var project = ""
    if settings.contains("inherited") {
      project =
        settings.contains("FLAGS")
        ? "OTHER_SWIFT_FLAGS = \"-DLOW\";" : "SWIFT_ACTIVE_COMPILATION_CONDITIONS = A;"
    }
    #expect(try conditions(settings, project: project) == names)
  }

  @Test func withoutInheritedTheLowerValueIsDropped() throws {
    #expect(
      try conditions(
        "SWIFT_ACTIVE_COMPILATION_CONDITIONS = B;",
        project: "SWIFT_ACTIVE_COMPILATION_CONDITIONS = A;") == ["B"])
  }

  @Test(arguments: [
    "SWIFT_ACTIVE_COMPILATION_CONDITIONS = \"DEBUG $(NOWHERE)\";",
    "OTHER_SWIFT_FLAGS = \"$(NOWHERE)\";",
    "\"SWIFT_ACTIVE_COMPILATION_CONDITIONS[sdk=iphonesimulator*]\" = SIMULATOR;",
    "\"SWIFT_ACTIVE_COMPILATION_CONDITIONS[arch=arm64]\" = ARM; SDKROOT = iphoneos;",
    "\"SWIFT_ACTIVE_COMPILATION_CONDITIONS[sdk=iphoneos18.0]\" = NEW; SDKROOT = iphoneos;",
    "\"SWIFT_ACTIVE_COMPILATION_CONDITIONS[sdk=iphoneos18*]\" = NEW; SDKROOT = iphoneos;",
    "OTHER_SWIFT_FLAGS = \"@flags.txt\";",
    "\"OTHER_SWIFT_FLAGS[sdk=macosx*]\" = \"-DMAC\"; SDKROOT = iphoneos; SUPPORTS_MACCATALYST = YES;",
  ])
  func whatCannotBeComputedIsUnknown(settings: String) throws {
    #expect(try conditions(settings) == nil)
  }

  @Test func conditionOfAnotherSDKPlaysNoPart() throws {
    let settings = "\"SWIFT_ACTIVE_COMPILATION_CONDITIONS[sdk=macosx*]\" = MAC;"
    #expect(try conditions(settings + "SDKROOT = iphoneos;") == [])
    #expect(try conditions(settings + "SDKROOT = macosx;") == ["MAC"])
  }

  @Test func missingFileMakesUnknownOnlyWhatItMaySet() throws {
    let base = "baseConfigurationReference = Base;"
    #expect(try conditions("", base) == nil)
    #expect(
      try conditions("SWIFT_ACTIVE_COMPILATION_CONDITIONS = A; OTHER_SWIFT_FLAGS = \"\";", base)
        == ["A"])
    #expect(
      try conditions(
        "SWIFT_ACTIVE_COMPILATION_CONDITIONS = \"$(inherited) A\"; OTHER_SWIFT_FLAGS = \"\";", base)
        == nil)
  }

  @Test(arguments: [
    ("SDKROOT = iphoneos;", [Platform.ios]), ("SDKROOT = xros;", [.visionos]),
    ("SDKROOT = macosx; SUPPORTED_PLATFORMS = \"appletvos appletvsimulator\";", [.tvos]),
    ("SDKROOT = auto; SUPPORTED_PLATFORMS = \"iphoneos watchos\";", [.ios, .watchos]),
    ("SDKROOT = auto;", nil), ("SDKROOT = \"$(NOWHERE)\";", nil), ("", nil),
  ])
  func platformsAreRead(settings: String, platforms: [Platform]?) throws {
    #expect(try target(settings).platforms == platforms.map(Set.init))
  }

  @Test(arguments: [
    ("SDKROOT = iphoneos;", ["ios "]),
    (
      "SUPPORTED_PLATFORMS = \"iphoneos iphonesimulator macosx\"; OTHER_SWIFT_FLAGS = \"-DX\";",
      ["ios X", "macos X"]
    ),
    ("SDKROOT = iphoneos; SUPPORTS_MACCATALYST = YES;", ["ios+ "]),
    ("SDKROOT = macosx; SUPPORTS_MACCATALYST = YES;", ["ios+ ", "macos "]),
    ("SDKROOT = auto;", ["? "]), ("SDKROOT = driverkit;", ["? "]),
    ("SDKROOT = \"$(NOWHERE)\"; OTHER_SWIFT_FLAGS = \"$(NOWHERE)\";", []),
    ("SDKROOT = macosx; OTHER_SWIFT_FLAGS = \"$(NOWHERE)\";", ["macos ?"]),
    ("\"SUPPORTED_PLATFORMS[arch=arm64]\" = xros; SDKROOT = macosx;", ["? "]),
  ])
  func waysOfBuildingAreTold(settings: String, expected: [String]) throws {
    #expect(try builds(settings) == expected)
  }

  /// An app for Catalyst has frameworks that do not say that they are.
  @Test(arguments: [
    ("framework", "", "ios+ "), ("framework", "SUPPORTS_MACCATALYST = NO;", "ios "),
    ("library.static", "", "ios+ "), ("app-extension", "", "ios "),
  ])
  func frameworksMayBeCatalyst(type: String, settings: String, expected: String) throws {
    #expect(try builds("SDKROOT = iphoneos; " + settings, type: type) == [expected])
  }

  @Test func whatCocoaPodsWritesSetsNoPlatform() throws {
    let base = "baseConfigurationReference = Base;"
    #expect(try builds("", base) == [])
    let project = ProjectText(mainGroup: ["Base"])
      .file("Base", "Pods/Target Support Files/Pods-App/Pods-App.debug.xcconfig")
      .target("App").settings(of: "App", "", base).settings(of: "Project", "SDKROOT = iphoneos;")
    let builds = try project.read().target("App").builds
    #expect(builds.map(\.platform) == [.ios])
    #expect(builds.map(\.flags) == [nil])
  }

  @Test(arguments: [
    ("-DONE -D TWO", ["ONE", "TWO"]), ("-w", []), ("$(FLAGS)", nil), ("@more.txt", nil),
  ])
  func flagsOfAFileMayHoldInItsTarget(flags: String, names: [String]?) throws {
    let target = try ProjectText(mainGroup: ["F"]).file("F", "F.swift")
      .object("B", "PBXBuildFile", "fileRef = F; settings = {COMPILER_FLAGS = \"\(flags)\";};")
      .object("S", "PBXSourcesBuildPhase", "files = (B);")
      .target("App", "buildPhases = (S);").settings(of: "App", "SDKROOT = macosx;")
      .read().target("App")
    #expect(target.builds.map(\.flags) == [names.map { _ in [] }])
    #expect(target.builds.map(\.openFlags) == [names ?? []])
  }

  @Test func flagsInAFolderMayHoldInItsTarget() throws {
    let target = try ProjectText(mainGroup: ["F"]).folder("F", "App", exceptions: ["E"])
      .exceptions(
        "E", target: "App", [], "additionalCompilerFlagsByRelativePath = {A.swift = \"-DX\";};"
      )
      .target("App", folders: ["F"]).settings(of: "App", "SDKROOT = macosx;").read().target("App")
    #expect(target.builds.map(\.flags) == [[]])
    #expect(target.builds.map(\.openFlags) == [["X"]])
  }
}
