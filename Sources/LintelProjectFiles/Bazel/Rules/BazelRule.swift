/// A call of a rule or a macro that declares a target.
struct BazelRule {
  /// The name under which the rule or macro is defined.
  let kind: String
  let label: BazelLabel
  /// The offset of the call in the file that is read, in UTF-8 bytes.
  let offset: Int
  /// The name of the BUILD file.
  var fileName = "BUILD"
  /// The attributes of ``attributeNames`` that are set, by name.
  var attributes: [String: BazelValue] = [:]
  /// Whether there may be more attributes than ``attributes``, as in `swift_library(**options)`.
  var isComputed = false

  /// The names of the attributes that are read.
  static let attributeNames: Set<String> =
    Set(sourceNames + dependencyNames)
    .union(["module_name", "testonly", "test_host", "defines", "swift_defines"])
    .union(["copts", "swift_copts"])

  private static let sourceNames = ["srcs", "swift_srcs"]
  /// `actual` is the target of an alias, `swift_target` the Swift part of a library.
  private static let dependencyNames = [
    "deps", "private_deps", "implementation_deps", "actual", "swift_target",
  ]

  /// The files that the rule compiles or groups.
  var sources: BazelList { list(Self.sourceNames) }

  /// The labels of the rule's dependencies, as written.
  var dependencies: BazelList { list(Self.dependencyNames) }

  /// Whether the rule is a `filegroup`, which stands for the files that it lists.
  var isGroup: Bool { kind == "filegroup" }

  var isTestOnly: Bool { attributes["testonly"] == .truth(true) }

  /// Returns the elements of several attributes together. A text counts as a list of one element.
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
  /// Merges the builds of a rule for different platforms: attributes that differ become choices.
  /// Returns `nil` if there are no builds.
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
  /// Takes the name of the BUILD file from the location that `bazel query` gives, as in
  /// `<folder>/BUILD.bazel:3:14`.
  mutating func setLocation(_ location: String?) {
    let name = location?.pathParts.last?.prefix { $0 != ":" } ?? ""
    if !name.isEmpty { fileName = String(name) }
  }
}
