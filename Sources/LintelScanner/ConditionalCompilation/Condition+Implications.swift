import LintelVocabulary

/// What tests of the compiler say of each other: a system has its modules, and a version is at least
/// what the ones before it are.
extension Condition {
  /// Whether a test holds where another does, or does not; `nil` where that does not tell.
  ///
  /// `canImport(UIKit)` follows from `os(iOS)`, and `!os(iOS)` from `!canImport(UIKit)`.
  func follows(from other: Condition, is value: Bool) -> Bool? {
    if let result = other.implication(of: self, where: value) { return result }
    // What implies the opposite does not hold itself.
    if implication(of: other, where: true) == !value { return false }
    return implication(of: other, where: false) == !value ? true : nil
  }

  private func implication(of other: Condition, where value: Bool) -> Bool? {
    guard case .test(let name, let argument) = self,
      case .test(let otherName, let otherArgument) = other
    else { return nil }
    switch (name, otherName) {
    case ("os", "os"):
      let isSame = Self.system(argument) == Self.system(otherArgument)
      return isSame ? value : value ? false : nil
    case ("os", "canImport"):
      return value ? Self.system(argument).has(module: otherArgument) : nil
    case ("canImport", "canImport"):
      // `canImport(UIKit, _version: 17)` and `canImport(UIKit.UIView)` say more.
      let isPart =
        argument.hasPrefix(otherArgument + ",") || argument.hasPrefix(otherArgument + ".")
      return value && isPart ? true : nil
    case ("targetEnvironment", "os"):
      let isIOS = argument == "macCatalyst" && otherArgument == "iOS"
      if value, isIOS { return true }
      let isMac = Self.system(otherArgument) == "macOS"
      return value && (argument == "macCatalyst" || argument == "simulator") && isMac ? false : nil
    case ("compiler", "compiler"), ("swift", "swift"), ("swift", "compiler"):
      return Self.versionImplication(argument, otherArgument, isSame: name == otherName, value)
    default:
      // The processor, its word and its order of bytes are each one.
      return value && name == otherName && Self.exclusive.contains(name)
        && argument != otherArgument ? false : nil
    }
  }

  /// Tests that hold for one argument alone.
  private static let exclusive: Set<String> = [
    "arch", "targetEnvironment", "_endian", "_pointerBitWidth",
  ]

  /// `OSX` is the older name.
  private static func system(_ argument: String) -> String {
    argument == "OSX" ? "macOS" : argument
  }

  /// What `>=5.9` or `<6` says of another version.
  ///
  /// - Parameter isSame: whether both are versions of one thing. The compiler is at least as new as
  ///   the language that it compiles.
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

/// `>=5.9` or `<6`, as versions of the compiler and of the language are asked for.
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
  /// Whether a system of this name has a module of the kind that all systems of one family have, or
  /// none of another; `nil` where that is not known.
  fileprivate func has(module: String) -> Bool? {
    // Code for iOS may be built for Macs, with `AppKit`.
    if self == "iOS", module == "AppKit" { return nil }
    guard let platform = Platform(rawValue: lowercased()) else { return nil }
    return platform.hasFamilyModule(module)
  }
}
