extension TargetSettings {
  /// Returns the app that tests run in, if the settings determine it.
  func testHost(_ lookup: XcodeTargetLookup) -> TargetDependency? {
    guard let standard else { return nil }
    if let app = standard.testHostApp {
      return lookup.target(makingFile: app) ?? .product(fileName: app)
    }
    return lookup.target(named: standard.plainValue(of: "TEST_TARGET_NAME").text)
  }
}
