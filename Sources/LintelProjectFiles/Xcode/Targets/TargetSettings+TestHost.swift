import LintelVocabulary

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

extension BuildSettings {
  /// The bundle in a path such as `$(BUILT_PRODUCTS_DIR)/App.app/App`, of which other parts need
  /// not be known.
  fileprivate var testHostApp: String? {
    plainValue(of: "TEST_HOST").text.pathParts.map(String.init)
      .first { $0.hasBytes(atEnd: ".app") && $0 != ".app" }
  }
}
