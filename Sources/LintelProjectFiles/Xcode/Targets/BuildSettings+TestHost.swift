import LintelVocabulary

extension BuildSettings {
  /// The bundle in a path such as `$(BUILT_PRODUCTS_DIR)/App.app/App`, of which other parts need
  /// not be known.
  var testHostApp: String? {
    plainValue(of: "TEST_HOST").text.pathParts.map(String.init)
      .first { $0.hasBytes(atEnd: ".app") && $0 != ".app" }
  }
}
