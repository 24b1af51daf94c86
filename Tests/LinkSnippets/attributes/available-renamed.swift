@available(*, deprecated, renamed: "fresh") func old() {}
func fresh() {}
func use() { old() }
