/// Options of which exactly one is selected.
struct OptionList: Equatable {
  struct Option: Equatable {
    let id: String
    let title: String
  }

  let options: [Option]

  /// The identifier of the option that is selected.
  var selected: String

  /// All values of a type, with their raw values as identifiers.
  init<Value: CaseIterable & RawRepresentable<String>>(selected: Value, title: (Value) -> String) {
    options = Value.allCases.map { Option(id: $0.rawValue, title: title($0)) }
    self.selected = selected.rawValue
  }
}
