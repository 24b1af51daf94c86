let sum = list.reduce(Zero.value, +)
let sorted = list.sorted(by: <)
let all = [Op.a: (+), Op.b: (-)]
let last = Op.c
