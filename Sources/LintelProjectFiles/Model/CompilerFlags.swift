/// What the flags of the compiler say.
enum CompilerFlags {
  /// The names that are set by `-DNAME`, or `-D` and `NAME`; `nil` when flags are in another file, or
  /// are what a variable stands for.
  static func defined(by flags: [Substring]) -> [String]? {
    var names: [String] = []
    var previous = ""
    for flag in flags.map({ $0.filter { !"\"'".contains($0) } }) {
      let flagBefore = previous
      // Of an argument of a flag, the next one is no argument.
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
