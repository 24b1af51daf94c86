import Testing

@testable import LintelProjectFiles

/// Files of a target that its settings leave out.
@Suite struct ExcludedNameTests {
  private func excluded(
    _ path: String, debug: String, release: String = "EXCLUDED_SOURCE_FILE_NAMES = \"*\";"
  ) throws -> Bool {
    try ProjectText().target("App").settings(of: "App", debug, configuration: "Debug")
      .settings(of: "App", release, configuration: "Release").read().target("App").excludes(path)
  }

  @Test(arguments: [
    ("EXCLUDED_SOURCE_FILE_NAMES = \"Mock*.swift\";", true),
    ("EXCLUDED_SOURCE_FILE_NAMES = (A.swift, MockLogin.swift);", true),
    ("EXCLUDED_SOURCE_FILE_NAMES = \"Login*\";", false),
    // How Xcode matches folders is not known.
    ("EXCLUDED_SOURCE_FILE_NAMES = \"*/Mocks/*\";", false),
    ("EXCLUDED_SOURCE_FILE_NAMES = \"My\\\\ MockLogin.swift\";", false),
    ("EXCLUDED_SOURCE_FILE_NAMES = \"$(NOWHERE) Mock*\";", false),
    ("", false),
    ("EXCLUDED_SOURCE_FILE_NAMES = \"*\"; INCLUDED_SOURCE_FILE_NAMES = \"Mock*\";", false),
    ("EXCLUDED_SOURCE_FILE_NAMES = \"*\"; INCLUDED_SOURCE_FILE_NAMES = \"Real*\";", true),
    ("EXCLUDED_SOURCE_FILE_NAMES = \"*\"; INCLUDED_SOURCE_FILE_NAMES = \"Mocks/*\";", false),
    ("\"EXCLUDED_SOURCE_FILE_NAMES[sdk=macosx*]\" = \"Mock*\"; SDKROOT = macosx;", true),
    ("\"EXCLUDED_SOURCE_FILE_NAMES[sdk=iphoneos*]\" = \"Mock*\"; SDKROOT = iphoneos;", false),
    ("\"EXCLUDED_SOURCE_FILE_NAMES[arch=arm64]\" = \"Mock*\"; SDKROOT = macosx;", false),
  ])
  func aNameIsLeftOutForAllSDKsOrNotAtAll(settings: String, expected: Bool) throws {
    #expect(try excluded("App/Mocks/MockLogin.swift", debug: settings) == expected)
  }

  @Test func oneConfigurationThatCompilesAFileIsEnough() throws {
    let settings = "EXCLUDED_SOURCE_FILE_NAMES = \"Mock*\";"
    #expect(try excluded("MockLogin.swift", debug: settings, release: settings))
    #expect(try !excluded("MockLogin.swift", debug: settings, release: ""))
  }
}
