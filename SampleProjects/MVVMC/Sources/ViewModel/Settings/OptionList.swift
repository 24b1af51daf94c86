/// Options of which exactly one is selected.
struct OptionList: Equatable {
  let titles: [String]
  var selected: Int

  init<Option: Equatable>(
    _ options: [Option], selected: Option, title: (Option) -> String
  ) {
    titles = options.map(title)
    self.selected = options.firstIndex(of: selected) ?? 0
  }
}
