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
}
