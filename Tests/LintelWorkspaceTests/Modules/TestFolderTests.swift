import Testing

@testable import LintelWorkspace

/// Which files lie in folders for tests.
@Suite struct TestFolderTests {
  @Test func foldersWhereProjectsKeepTheirTestsHoldSome() throws {
    #expect(
      try tests([
        "Tests/a.swift": "", "AppUITests/x/a.swift": "", "TestsOfTime/a.swift": "",
        "App/ATests.swift": "", "App/Test/a.swift": "", "Modules/Sources/A/a.swift": "",
        "Modules/Tests/ATests/a.swift": "",
      ]) == ["AppUITests/x/a.swift", "Modules/Tests/ATests/a.swift", "Tests/a.swift"])
  }

  @Test(arguments: [
    "import XCTest", "import Testing", "@testable import App", "import Quick", "import Nimble",
    "#if DEBUG\n@preconcurrency import XCTest\n#endif",
  ])
  func elsewhereOneTestMakesAllFilesOfAFolderTests(_ text: String) throws {
    #expect(
      try tests([
        "App/AppTests/Mocks/M.swift": "import Foundation", "App/AppTests/Z.swift": text,
        "App/Domain/a.swift": "",
      ]) == ["App/AppTests/Mocks/M.swift", "App/AppTests/Z.swift"])
  }

  @Test func aFeatureMayBeNamedLikeTests() throws {
    #expect(
      try tests([
        "Domain/ABTests/Variant.swift": "// import XCTest\nimport Foundation",
        "Domain/LabTests/A.swift": "let s = \"import Testing\"",
        "Domain/LabTests/Tests/b.swift": "",
      ]) == [])
  }

  @Test func theTestsOfAFeatureAreNotTheFeature() throws {
    #expect(
      try tests([
        "App/ABTests/Variant.swift": "", "App/ABTests/Tests/ATests/V.swift": "import XCTest",
        "App/ABTests/Tests/Mock.swift": "", "App/ABTests/Variants/B.swift": "",
      ]) == ["App/ABTests/Tests/ATests/V.swift", "App/ABTests/Tests/Mock.swift"])
  }

  @Test func aManifestGoesBeforeNames() throws {
    let manifest =
      toolsVersion
      + "let package = Package(name: \"P\", targets: [.target(name: \"Core\"), "
      + ".testTarget(name: \"Checks\")])"
    #expect(
      try tests([
        "Kit/Package.swift": manifest, "Kit/Sources/Core/Tests/a.swift": "import XCTest",
        "Kit/Tests/Checks/a.swift": "", "Kit/OldTests/a.swift": "",
        "Kit/Other/OldTests/a.swift": "",
      ]) == ["Kit/OldTests/a.swift", "Kit/Tests/Checks/a.swift"])
  }

  private func tests(_ files: [String: String]) throws -> [String] {
    let folder = TemporaryFolder()
    for (path, text) in files { folder.write(path, text) }
    return try Workspace(root: folder.path).files.filter(\.isTest).map(\.path)
  }
}
