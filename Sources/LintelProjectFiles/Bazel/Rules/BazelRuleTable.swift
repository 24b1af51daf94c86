/// The rules of a workspace, by label.
struct BazelRuleTable {
  /// By the folder of the package, then by name.
  private var packages: [String: [String: BazelRule]]
  private let readPackage: (String) -> [BazelRule]

  /// - Parameters:
  ///   - rules: those that are known from the start, which are all of their packages.
  ///   - readPackage: the rules of another package; asked for once.
  init(_ rules: [BazelRule], readPackage: @escaping (String) -> [BazelRule] = { _ in [] }) {
    self.readPackage = readPackage
    packages = Dictionary(grouping: rules, by: \.label.package).mapValues(Self.byName)
  }

  /// `nil` when there is no such target, or it is a file.
  mutating func rule(_ label: BazelLabel) -> BazelRule? {
    if let package = packages[label.package] { return package[label.name] }
    let package = Self.byName(readPackage(label.package))
    packages[label.package] = package
    return package[label.name]
  }

  private static func byName(_ rules: [BazelRule]) -> [String: BazelRule] {
    Dictionary(rules.map { ($0.label.name, $0) }, uniquingKeysWith: { first, _ in first })
  }
}
