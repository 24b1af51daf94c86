if Limit.low < 3, Limit.high > 4 { Run.go() }
let a = A < 3
let b = index < Names.count && other > Names.first
