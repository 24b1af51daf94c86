/// Reads the compiler flags that set names for `#if`.
enum CompilerFlags {
  /// Returns the names that `-DNAME` or `-D NAME` sets; `nil` if flags are in another file
  /// (`@flags.txt`) or come from a variable (`$(FLAGS)`).
  static func defined(by flags: [Substring]) -> [String]? {
    var names: [String] = []
    var previous = ""
    for flag in flags.map({ $0.filter { !"\"'".contains($0) } }) {
      let flagBefore = previous
      // The argument of a flag takes no argument itself: in `-Xcc -D A`, `A` does not belong to
      // `-D`.
      previous = ["-D", "-Xcc"].contains(flagBefore) ? "" : flag
      switch flagBefore {
      case "-Xcc": continue
      case "-D": names.append(flag)
      default:
        if flag.hasPrefix("@") || flag.contains("$(") || flag.contains("${") { return nil }
        if flag.hasPrefix("-D"), flag != "-D" { names.append(String(flag.dropFirst(2))) }
      }
    }
    return names
  }
}
