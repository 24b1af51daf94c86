/// A call of a rule or a macro that declares a target.
struct BazelRule {
  /// What is called, by the name that it has where it is defined.
  let kind: String
  let label: BazelLabel
  /// Where it is in the file that is read, in UTF-8 bytes.
  let offset: Int
  /// The name of the BUILD file.
  var fileName = "BUILD"
  /// What is said of it, by name; only what is of use here.
  var attributes: [String: BazelValue] = [:]
  /// Whether more may be said of it than ``attributes``.
  var isComputed = false

  /// What is read of a rule.
  static let attributeNames: Set<String> =
    Set(sourceNames + dependencyNames)
    .union(["module_name", "testonly", "test_host", "defines", "swift_defines"])
    .union(["copts", "swift_copts"])

  private static let sourceNames = ["srcs", "swift_srcs"]
  /// `actual` is what an alias stands for, `swift_target` the Swift part of a library.
  private static let dependencyNames = [
    "deps", "private_deps", "implementation_deps", "actual", "swift_target",
  ]

  /// All that it compiles or groups.
  var sources: BazelList { list(Self.sourceNames) }

  /// The labels of what it needs, as written.
  var dependencies: BazelList { list(Self.dependencyNames) }

  /// Whether it hands on what it lists, and does no more with it.
  var isGroup: Bool { kind == "filegroup" }

  var isTestOnly: Bool { attributes["testonly"] == .truth(true) }

  /// What several attributes list together; one that is a text is a list of it.
  func list(_ names: [String]) -> BazelList {
    var whole = BazelList()
    for name in names {
      guard let value = attributes[name] else { continue }
      whole.append(value.texts.isEmpty ? value.list : BazelList(value.texts))
    }
    return whole
  }
}

extension BazelRule {
  /// All that a rule says where it is built for one thing or another; `nil` if there is none.
  init?(_ builds: [BazelRule]) {
    guard let first = builds.first else { return nil }
    self = first
    if builds.count == 1 { return }
    for name in Self.attributeNames {
      let values = builds.compactMap { $0.attributes[name] }.withoutRepetition
      attributes[name] = values.isEmpty ? nil : .choice(among: values)
    }
  }
}

extension BazelRule {
  /// Takes up where `bazel query` says that a rule is, as in `<folder>/BUILD.bazel:3:14`.
  mutating func setLocation(_ location: String?) {
    let name = location?.pathParts.last?.prefix { $0 != ":" } ?? ""
    if !name.isEmpty { fileName = String(name) }
  }
}
