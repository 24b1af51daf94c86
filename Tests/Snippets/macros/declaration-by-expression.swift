macro Twice(_ a: Int) -> Int = #stringify(Helper.value)
