let a = #stringify(A.one + B())
let b = [#url("x"), #color(red: 1)]
let c = #Predicate<Item> { $0.kind == Kind.book }
