typealias Handler = (Result) -> Void
typealias Name = Strings.Name
