let a = decode<Thing, Other>(x)
let b = std.vector<Item>()
