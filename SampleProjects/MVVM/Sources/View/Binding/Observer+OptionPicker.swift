extension Observer {
  /// Binds a picker both ways to the options at `path`: it shows them, and the user selects one there.
  func bind(_ picker: OptionPicker, to path: ReferenceWritableKeyPath<Self, OptionList>) {
    bind { [weak picker] in picker?.list = $0[keyPath: path] }
    picker.onSelect = { [weak self] in self?[keyPath: path] = $0 }
  }
}
