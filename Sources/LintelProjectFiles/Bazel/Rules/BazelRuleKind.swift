import LintelVocabulary

/// The properties of a rule that follow from its name alone.
struct BazelRuleKind {
  let target: TargetKind
  /// The platform of the target; `nil` if the name does not determine it.
  var platform: Platform?
  /// Whether the default name of the module contains the package, as in rules_swift.
  var isOfSwiftRules = false

  /// - Returns: `nil` if the rule is not known. Rules such as `ios_unit_test` are recognised by the
  ///   beginning and the end of their names.
  init?(_ rule: String) {
    switch rule {
    case "swift_library", "mixed_language_library":
      self.init(target: .library, isOfSwiftRules: true)
    case "swift_binary", "swift_compiler_plugin": self.init(target: .tool, isOfSwiftRules: true)
    case "swift_test": self.init(target: .unitTests, isOfSwiftRules: true)
    case "apple_framework": self.init(target: .framework)
    case "apple_library": self.init(target: .library)
    default:
      guard let platform = Self.platforms.first(where: { rule.hasBytes(atStart: "\($0.0)_") }),
        let product = Self.products.first(where: { rule.hasBytes(atEnd: "_\($0.0)") })
      else { return nil }
      self.init(target: product.1, platform: platform.1)
    }
  }

  private init(target: TargetKind, platform: Platform? = nil, isOfSwiftRules: Bool = false) {
    self.target = target
    self.platform = platform
    self.isOfSwiftRules = isOfSwiftRules
  }

  /// Rules that group files, or use them without compiling them.
  static let notCompiling: Set<String> = [
    "filegroup", "genrule", "pkg_files", "pkg_tar", "pkg_zip", "sh_binary", "sh_library", "sh_test",
    "py_binary", "py_library", "py_test", "test_suite", "bzl_library", "apple_resource_group",
    "apple_resource_bundle",
  ]

  /// Rules for Swift that compile no files of the project.
  static let withoutSources: Set<String> = [
    "swift_c_module", "swift_cross_import_overlay", "swift_extract_symbol_graph",
    "swift_feature_allowlist", "swift_grpc_library", "swift_import", "swift_interop_hint",
    "swift_library_group", "swift_module_alias", "swift_module_mapping",
    "swift_package_configuration", "swift_proto_compiler", "swift_proto_library",
    "swift_proto_library_group", "swift_synthesize_interface", "universal_swift_compiler_plugin",
  ]

  private static let platforms: [(String, Platform)] = [
    ("ios", .ios), ("macos", .macos), ("tvos", .tvos), ("visionos", .visionos),
    ("watchos", .watchos),
  ]

  /// The kinds of targets by the end of the rule's name. An end that itself ends in another one
  /// comes before it: `command_line_application` before `application`.
  private static let products: [(String, TargetKind)] = [
    ("command_line_application", .tool), ("application", .application), ("app_clip", .application),
    ("extension", .appExtension), ("framework", .framework), ("dylib", .library),
    ("unit_test", .unitTests), ("ui_test", .interfaceTests), ("xpc_service", .service),
    ("bundle", .bundle),
  ]
}
