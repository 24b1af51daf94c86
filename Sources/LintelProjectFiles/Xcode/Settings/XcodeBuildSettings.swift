import LintelVocabulary

/// The settings of a target in one configuration.
struct XcodeBuildSettings {
  let configuration: String
  /// The layers of settings, the strongest first.
  let layers: [SettingsLayer]
  /// The settings that Xcode itself provides, such as `TARGET_NAME`.
  let builtIn: [String: String]
  /// The budget that all settings of a project share.
  let budget: Budget
  /// The SDKs that the target is built with, for conditions such as `[sdk=iphoneos*]`.
  var sdks = SDK.allNames

  init(
    configuration: String, target: String, project: String, layers: [SettingsLayer],
    budget: Budget
  ) {
    self.configuration = configuration
    self.layers = layers
    self.budget = budget
    builtIn = [
      "TARGET_NAME": target, "TARGETNAME": target, "PROJECT_NAME": project, "PROJECT": project,
      "CONFIGURATION": configuration, "PRODUCT_NAME": "",
      "PRODUCT_MODULE_NAME": "$(PRODUCT_NAME:c99extidentifier)",
    ]
  }

  /// Returns the name of a project from the path of its file, which is in a bundle of that name.
  static func projectName(ofFile path: String) -> String {
    let bundle = RelativePath.fileName(of: RelativePath.folder(of: path))
    return bundle.lastIndex(of: ".").map { String(bundle[..<$0]) } ?? bundle
  }

  /// Returns the value that a setting has with every SDK. Assignments for some SDKs are ignored.
  func plainValue(of name: String) -> SettingValue {
    SettingEvaluation.value(of: name, in: self, sdk: nil)
  }

  /// Returns the values that a setting has with the different SDKs, each once.
  func values(of name: String) -> [SettingValue] {
    let value = plainValue(of: name)
    guard value.dependsOnSDK else { return [value] }
    var values: [SettingValue] = []
    for sdk in sdks {
      let value = SettingEvaluation.value(of: name, in: self, sdk: sdk)
      if !values.contains(value) { values.append(value) }
    }
    return values
  }

  /// Returns the words of a setting; `nil` if they are not known, or depend on the SDK or
  /// processor.
  func words(of name: String) -> [Substring]? {
    let values = values(of: name)
    guard values.count == 1, values[0].isCertain, !values[0].dependsOnMore else { return nil }
    return values[0].text.split(whereSeparator: \.isWhitespace)
  }

  /// The app in `TEST_HOST`, a path such as `$(BUILT_PRODUCTS_DIR)/App.app/App`. The other parts of
  /// the path need not be known.
  var testHostApp: String? {
    plainValue(of: "TEST_HOST").text.pathParts.map(String.init)
      .first { $0.hasBytes(atEnd: ".app") && $0 != ".app" }
  }
}

extension XcodeBuildSettings {
  /// The linker flags in which Xcode finds implicit dependencies:
  /// `OTHER_LDFLAGS = -framework Core`.
  private static let frameworkFlags: Set<String> = [
    "-framework", "-weak_framework", "-reexport_framework", "-merge_framework",
    "-no_merge_framework", "-lazy_framework", "-upward_framework",
  ]
  private static let libraryFlags = [
    "-weak-l", "-merge-l", "-no_merge-l", "-reexport-l", "-lazy-l", "-upward-l", "-l",
  ]

  /// The products that the linker flags name, beside those in the build phases. `-lStore` may mean
  /// `libStore.a` or `libStore.dylib`.
  var linkedProducts: [TargetDependency] {
    var products: [TargetDependency] = []
    var isFramework = false
    // Splitting bytes takes a third of the time of splitting characters, which matters because each
    // target may have the flags of all targets.
    let words = plainValue(of: "OTHER_LDFLAGS").text.utf8.split {
      $0 == UInt8(ascii: " ") || UInt8(ascii: "\t")...UInt8(ascii: "\r") ~= $0
    }
    for word in words {
      let flag = String(decoding: word.filter { $0 != UInt8(ascii: "\"") }, as: UTF8.self)
      if isFramework {
        products.append(.product(fileName: flag + ".framework"))
        isFramework = false
      } else if Self.frameworkFlags.contains(flag) {
        isFramework = true
      } else if let start = Self.libraryFlags.first(where: flag.hasPrefix), flag != start {
        let name = "lib" + flag.dropFirst(start.count)
        products += [.product(fileName: name + ".a"), .product(fileName: name + ".dylib")]
      }
    }
    return products
  }
}
