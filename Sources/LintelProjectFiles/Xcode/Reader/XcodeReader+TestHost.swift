import LintelVocabulary

extension XcodeReader {
  /// The app that tests run in: said of the target, or in its settings.
  func testHost(
    of target: XcodeObject, _ settings: TargetSettings, _ lookup: XcodeTargetLookup
  ) -> TargetDependency? {
    let attributes = objects.root.node["attributes"]?["TargetAttributes"]?[target.id]
    if let host = lookup.target(id: attributes?["TestTargetID"]?.text) { return host }
    guard let settings = settings.standard else { return nil }
    if let app = settings.testHostApp {
      return lookup.target(makingFile: app) ?? .product(fileName: app)
    }
    return lookup.target(named: settings.plainValue(of: "TEST_TARGET_NAME").text)
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
