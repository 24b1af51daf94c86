import LintelVocabulary
import Testing

@testable import LintelProjectFiles

/// Names of modules and conditions, as the settings of a specification come to them.
@Suite struct SpecSettingTests {
  private func app(_ text: String, files: [String: String] = [:]) throws -> ProjectTarget {
    try specification(text, files: files).target("App")
  }

  @Test(arguments: [
    ("", "App"), ("PRODUCT_NAME: Own", "Own"), ("base: { PRODUCT_NAME: My App }", "My_App"),
    ("base: { PRODUCT_MODULE_NAME: \"$(TARGET_NAME)Core\" }", "AppCore"),
    ("base: { PRODUCT_NAME: A }, configs: { debug: { PRODUCT_NAME: B } }", "B"),
    ("configs: { release: { PRODUCT_NAME: B } }", "App"),
    ("groups: [Low, High]", "High"), ("groups: [High], base: { PRODUCT_NAME: A }", "A"),
    ("groups: [Nested]", "Low"), ("groups: [Itself]", "Own"), ("groups: [Gone]", "App"),
    ("\"PRODUCT_NAME[config=Debug]\": B, PRODUCT_NAME: A", "B"),
    ("PRODUCT_NAME: \"$(PROJECT_NAME)Kit\"", "WorkKit"),
    ("PRODUCT_NAME: \"${NAME}\"", "Project"),
  ])
  func moduleIsNamedByTheSettings(settings: String, name: String) throws {
    let text = """
      name: Work
      settings: { NAME: Project }
      settingGroups:
        Low: { PRODUCT_NAME: Low }
        High: { PRODUCT_NAME: High }
        Nested: { groups: [Low] }
        Itself: { groups: [Itself], base: { PRODUCT_NAME: Own } }
      targets: { App: { settings: { \(settings) } } }
      """
    #expect(try app(text).module.name == name)
  }

  @Test func configurationsMeantByPartOfTheirName() throws {
    let text = """
      configs: { Debug: debug, Debug Beta: debug, Release: release }
      targets:
        App:
          settings:
            configs: { DEBUG: { PRODUCT_NAME: A }, Debug: { PRODUCT_NAME: B } }
      """
    let module = try app(text).module
    #expect(module == TargetModule(name: "B", alternates: ["A", "App"]))
  }

  @Test func theDefaultConfigurationNamesTheModule() throws {
    let text = """
      options: { defaultConfig: Release }
      targets: { App: { settings: { configs: { release: { PRODUCT_NAME: B } } } } }
      """
    #expect(try app(text).module == TargetModule(name: "B", alternates: ["App"]))
  }

  @Test func configurationFilesStandBelowTheSettings() throws {
    let text = """
      configFiles: { Debug: P.xcconfig, Release: P.xcconfig }
      settings: { PRODUCT_NAME: "$(inherited)B" }
      targets:
        App:
          settings: { PRODUCT_NAME: "$(inherited)D" }
          configFiles: { Debug: T.xcconfig, Release: T.xcconfig }
      """
    let files = ["P.xcconfig": "PRODUCT_NAME = A", "T.xcconfig": "PRODUCT_NAME = $(inherited)C"]
    #expect(try app(text, files: files).module == TargetModule(name: "ABCD"))
  }

  @Test func configurationFilesCountMoreThanWhatXcodeGenSays() throws {
    let text = """
      configFiles: { Debug: P.xcconfig, Release: P.xcconfig }
      targets: { App: { platform: iOS }, Other: { platform: tvOS } }
      """
    let file = "SDKROOT = macosx\nSWIFT_ACTIVE_COMPILATION_CONDITIONS = OWN\nPRODUCT_NAME = Own"
    let app = try app(text, files: ["P.xcconfig": file])
    #expect(app.platforms == [.macos])
    #expect(app.module.name == "Own")
    #expect(app.configurations.map(\.conditions) == [["OWN"], ["OWN"]])
  }

  @Test func aMissingConfigurationFileIsTold() throws {
    let project = try specification(
      "targets: { App: { configFiles: { Debug: Gone.xcconfig } } }", at: "a/project.yml")
    #expect(
      project.noteTexts == [
        "a/project.yml:1:41: there is no file 'a/Gone.xcconfig', so its settings are not known"
      ])
    let configurations = try project.target("App").configurations
    #expect(configurations.map(\.name) == ["Debug", "Release"])
    #expect(configurations.map(\.conditions) == [nil, []])
  }

  @Test func conditionsAreThoseOfTheConfiguration() throws {
    let text = """
      settings: { SWIFT_ACTIVE_COMPILATION_CONDITIONS: [A, "$(inherited)"] }
      targets:
        App: { settings: { OTHER_SWIFT_FLAGS: -DMAIN } }
        Own: { settings: { configs: { debug: { SWIFT_ACTIVE_COMPILATION_CONDITIONS: B } } } }
      """
    let project = try specification(text)
    #expect(
      try project.target("App").configurations.map(\.conditions) == [
        ["A", "MAIN"], ["A", "MAIN"],
      ])
    #expect(try project.target("Own").configurations.map(\.conditions) == [["B"], ["A"]])
  }

  @Test(arguments: [
    ("debug", "all", ["DEBUG"]), ("release", "all", []), ("none", "all", []), ("", "all", []),
    ("debug", "project", ["DEBUG"]), ("debug", "targets", []), ("debug", "none", []),
  ])
  func xcodeGenSaysWhatIsForDebugging(type: String, presets: String, names: [String]) throws {
    let text = """
      options: { settingPresets: \(presets) }
      configs: { Daily: \(type) }
      targets: { App: {} }
      """
    let configurations = try app(text).configurations
    #expect(configurations.map(\.name) == ["Daily"])
    #expect(configurations.map(\.conditions) == [names])
  }

  @Test func targetsOfOnePlatformShareIt() throws {
    let text = """
      options: { settingPresets: none }
      targets: { App: { platform: macOS }, Kit: { platform: macOS } }
      """
    #expect(try app(text).platforms == [.macos])
    #expect(try app(text + "\n").module == TargetModule(name: "App", isGuess: true))
  }

  @Test func tooManyConfigurationsAreTold() throws {
    let names = (100..<200).map { "C\($0): debug" }.joined(separator: ", ")
    let project = try specification("configs: { \(names) }\ntargets: { App: {} }")
    #expect(try project.target("App").configurations.count == 64)
    #expect(project.noteTexts == ["project.yml:1:10: only the first 64 configurations count"])
  }

  @Test(arguments: [
    ("[iOS, macOS]", [false, false]), ("[iOS, macCatalyst]", [true]), ("[tvOS]", [false]),
  ])
  func destinationsTellWhatIsCatalyst(destinations: String, expected: [Bool]) throws {
    let target = try app("targets: { App: { supportedDestinations: \(destinations) } }")
    #expect(Set(target.builds.map(\.platform)).count == expected.count)
    #expect(target.builds.prefix(expected.count).map(\.mayBeCatalyst) == expected)
  }
}
