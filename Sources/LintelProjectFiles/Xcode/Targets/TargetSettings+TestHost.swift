extension TargetSettings {
  /// The app that tests run in, as far as settings tell.
  func testHost(_ lookup: XcodeTargetLookup) -> TargetDependency? {
    guard let standard else { return nil }
    if let app = standard.testHostApp {
      return lookup.target(makingFile: app) ?? .product(fileName: app)
    }
    return lookup.target(named: standard.plainValue(of: "TEST_TARGET_NAME").text)
  }
}
