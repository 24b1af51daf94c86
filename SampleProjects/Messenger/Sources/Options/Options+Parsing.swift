extension Options {
  /// Reads the arguments of the command line, without the program's name.
  static func parse(_ arguments: [String]) throws(UsageError) -> Options {
    var values: [OptionName: String] = [:]
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      if ["-h", "--help"].contains(argument) { return .help }
      let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard let name = OptionName(flag: String(parts[0])), name.takesValue || parts.count == 1
      else { throw .unknownArgument(argument) }
      guard name.takesValue else {
        values[name] = ""
        continue
      }
      guard let value = parts.count == 2 ? String(parts[1]) : rest.popFirst() else {
        throw .missingValue(name)
      }
      values[name] = value
    }
    return values[.server] == nil ? .play(try play(values)) : .serve(try serve(values))
  }

  private static func play(_ values: [OptionName: String]) throws(UsageError) -> PlayOptions {
    if let name = values.keys.first(where: { !$0.isForPlaying }) {
      throw .onlyForServer(name)
    }
    var options = PlayOptions()
    if let name = values[.architecture] {
      options.architecture = try Architecture(named: name)
    }
    if let address = values[.connect] {
      options.port = try port(ofAddress: address)
    }
    options.storageFolder = values[.storage]
    options.locale = values[.locale] ?? options.locale
    options.link = values[.open]
    options.script = values[.script]
    return options
  }

  private static func serve(_ values: [OptionName: String]) throws(UsageError) -> ServeOptions {
    if let name = OptionName.allCases.first(where: { values[$0] != nil && !$0.isForServer }) {
      throw .notForServer(name)
    }
    var options = ServeOptions()
    if let text = values[.port] {
      guard let port = UInt16(text) else { throw .wrongPort(text) }
      options.port = port
    }
    options.storageFolder = values[.storage]
    return options
  }

  private static func port(ofAddress address: String) throws(UsageError) -> UInt16 {
    let parts = address.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count == 2, ["localhost", "127.0.0.1"].contains(parts[0]),
      let port = UInt16(parts[1]), port > 0
    else { throw .wrongAddress(address) }
    return port
  }
}
