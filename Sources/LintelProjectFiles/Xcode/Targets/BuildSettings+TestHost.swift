import LintelVocabulary

extension XcodeBuildSettings {
  /// The app in a path such as `$(BUILT_PRODUCTS_DIR)/App.app/App`. The other parts of the path
  /// need not be known.
  var testHostApp: String? {
    plainValue(of: "TEST_HOST").text.pathParts.map(String.init)
      .first { $0.hasBytes(atEnd: ".app") && $0 != ".app" }
  }
}
