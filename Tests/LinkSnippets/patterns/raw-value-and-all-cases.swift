enum Tab: String, CaseIterable {
  case home, search
}
func use(_ tab: Tab) -> [String] { Tab.allCases.map { $0.rawValue } + [Tab.home.rawValue] }
