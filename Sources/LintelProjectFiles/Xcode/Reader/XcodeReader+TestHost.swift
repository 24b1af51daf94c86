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
