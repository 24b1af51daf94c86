/// The rules of a workspace, by label.
struct BazelRuleTable {
  /// The rules by the folder of the package, then by name; `nil` for a folder that is not a
  /// package.
  private var packages: [String: [String: BazelRule]?]
  private let readPackage: (String) -> [String: BazelRule]?

  /// - Parameters:
  ///   - rules: rules that are known from the start. Their packages have no other rules.
  ///   - readPackage: returns the rules of another package by name, or `nil` if it does not exist;
  ///     called once for each package.
  init(
    _ rules: [BazelRule], readPackage: @escaping (String) -> [String: BazelRule]? = { _ in nil }
  ) {
    self.readPackage = readPackage
    packages = Dictionary(grouping: rules, by: \.label.package).mapValues(Self.byName)
  }

  /// Whether a folder is the folder of a package.
  mutating func hasPackage(_ folder: String) -> Bool { package(folder) != nil }

  /// Returns the rule of a label; `nil` if there is no such target, or if the label names a file.
  mutating func rule(_ label: BazelLabel) -> BazelRule? { package(label.package)?[label.name] }

  private mutating func package(_ folder: String) -> [String: BazelRule]? {
    if let known = packages[folder] { return known }
    let package = readPackage(folder)
    packages[folder] = .some(package)
    return package
  }

  static func byName(_ rules: [BazelRule]) -> [String: BazelRule] {
    Dictionary(rules.map { ($0.label.name, $0) }, uniquingKeysWith: { first, _ in first })
  }
}
