import LintelVocabulary

/// The implications among the compiler's tests: a system implies its modules, and a version implies
/// the versions before it.
extension Condition {
  /// Whether this test holds, given the value of another test; `nil` if that does not determine it.
  ///
  /// `canImport(UIKit)` follows from `os(iOS)`, and `!os(iOS)` from `!canImport(UIKit)`.
  func follows(from other: Condition, is value: Bool) -> Bool? {
    if let result = other.implication(of: self, where: value) { return result }
    // The contrapositive: this test does not hold if it implies the opposite of `value` for
    // `other`.
    if implication(of: other, where: true) == !value { return false }
    return implication(of: other, where: false) == !value ? true : nil
  }

  private func implication(of other: Condition, where value: Bool) -> Bool? {
    guard case .test(let name, let argument) = self,
      case .test(let otherName, let otherArgument) = other
    else { return nil }
    switch (name, otherName) {
    case ("os", "os"):
      let isSame = SystemNames.current(argument) == SystemNames.current(otherArgument)
      return isSame ? value : value ? false : nil
    case ("os", "canImport"):
      return value ? SystemNames.current(argument).has(module: otherArgument) : nil
    case ("canImport", "canImport"):
      // `canImport(UIKit, _version: 17)` and `canImport(UIKit.UIView)` imply `canImport(UIKit)`.
      let isPart =
        value && argument.utf8.starts(with: otherArgument.utf8)
        && argument.utf8.dropFirst(otherArgument.utf8.count).first.map {
          $0 == UInt8(ascii: ",") || $0 == UInt8(ascii: ".")
        } ?? false
      return isPart ? true : nil
    case ("targetEnvironment", "os"):
      let isIOS = argument == "macCatalyst" && otherArgument == "iOS"
      if value, isIOS { return true }
      let isMac = SystemNames.current(otherArgument) == "macOS"
      return value && (argument == "macCatalyst" || argument == "simulator") && isMac ? false : nil
    case ("compiler", "compiler"), ("swift", "swift"), ("swift", "compiler"):
      return Self.versionImplication(argument, otherArgument, isSame: name == otherName, value)
    default:
      // A build has one processor, one environment, one byte order and one pointer width.
      return value && name == otherName && Self.exclusive.contains(name)
        && argument != otherArgument ? false : nil
    }
  }

  /// The tests that hold for one argument only: `arch(arm64)` excludes `arch(x86_64)`.
  private static let exclusive: Set<String> = [
    "arch", "targetEnvironment", "_endian", "_pointerBitWidth",
  ]

  /// Returns the value of the test `other`, given the value of the test `argument`; `nil` if the
  /// latter does not determine it: if `>=5.9` holds, so does `>=5.5`.
  ///
  /// - Parameter isSame: whether both are tests of the compiler's version, or both of the
  ///   language's. Otherwise `argument` is a test of the language, and `other` one of the compiler,
  ///   which is at least as new as the language that it compiles.
  private static func versionImplication(
    _ argument: String, _ other: String, isSame: Bool, _ value: Bool
  ) -> Bool? {
    guard let one = VersionTest(argument), let two = VersionTest(other) else { return nil }
    // `!(< 6)` is `>= 6`.
    let isAtLeast = one.isAtLeast == value
    if isAtLeast { return two.version <= one.version ? two.isAtLeast : nil }
    return isSame && two.version >= one.version ? !two.isAtLeast : nil
  }
}

/// A test of the version of the compiler or of the language, such as `>=5.9` or `<6`.
private struct VersionTest {
  let isAtLeast: Bool
  let version: Version

  struct Version: Comparable {
    let numbers: [Int]

    static func < (one: Version, other: Version) -> Bool {
      one.numbers.lexicographicallyPrecedes(other.numbers)
    }
  }

  init?(_ argument: String) {
    isAtLeast = argument.hasPrefix(">=")
    guard isAtLeast || argument.hasPrefix("<") else { return nil }
    var numbers: [Int] = []
    for part in argument.dropFirst(isAtLeast ? 2 : 1).split(separator: ".") {
      guard let number = Int(part) else { return nil }
      numbers.append(number)
    }
    // `6.0` is `6`.
    while numbers.last == 0 { numbers.removeLast() }
    version = Version(numbers: numbers)
  }
}

extension String {
  /// Whether the system with this name has a module that exactly one family of systems has, e.g.
  /// `UIKit`; `nil` for other modules and unknown systems.
  fileprivate func has(module: String) -> Bool? {
    // Code for iOS may be built for Macs, with `AppKit`.
    if self == "iOS", module == "AppKit" { return nil }
    guard let platform = Platform(rawValue: lowercased()) else { return nil }
    return platform.hasFamilyModule(module)
  }
}
