/// The rules of a workspace, by label.
struct BazelRuleTable {
  /// By the folder of the package, then by name; `nil` where there is no package.
  private var packages: [String: [String: BazelRule]?]
  private let readPackage: (String) -> [String: BazelRule]?

  /// - Parameters:
  ///   - rules: those that are known from the start, which are all of their packages.
  ///   - readPackage: the rules of another package by name, if there is one; asked for once.
  init(
    _ rules: [BazelRule], readPackage: @escaping (String) -> [String: BazelRule]? = { _ in nil }
  ) {
    self.readPackage = readPackage
    packages = Dictionary(grouping: rules, by: \.label.package).mapValues(Self.byName)
  }

  /// Whether a folder is that of a package.
  mutating func hasPackage(_ folder: String) -> Bool { package(folder) != nil }

  /// `nil` when there is no such target, or it is a file.
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
